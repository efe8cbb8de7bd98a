import type { RehatName } from '@naad/api-client';
import { messagePage } from '../message/messagePage.ts';
import type { RouteContext } from '../routeContext.ts';
import type { RouteResult } from '../routeResult.ts';
import { chaptersOf } from './chaptersOf.ts';
import { parseRehatText } from './parseRehatText.ts';
import { rehatChapterPath } from './rehatPaths.ts';
import { wordsOf } from './rehatText.ts';

/** As much of a text as search engines show. */
const EXCERPT_LENGTH = 160;

/**
 * A chapter of a code of conduct, with its text.
 *
 * @param askedRehat what the address says of the code
 * @param askedChapter what it says of the chapter; null leads to the first
 */
export async function loadRehatChapter(
  { api, i18n }: RouteContext,
  askedRehat: string,
  askedChapter: string | null,
): Promise<RouteResult> {
  const { features } = await api.getCapabilities();
  const { absent } = features.rehats;
  if (absent !== null) return messagePage(i18n, { id: 'rehatAbsent', reason: absent });
  const notFound = messagePage(i18n, { id: 'rehatNotFound' });
  const id = parseNumber(askedRehat);
  const chapterId = askedChapter === null ? undefined : (parseNumber(askedChapter) ?? 0);
  if (id === null || chapterId === 0) return notFound;
  const [rehats, contents, found] = await Promise.all([
    api.getRehats(),
    chaptersOf(api, id),
    chapterId === undefined ? null : chaptersOf(api, id, chapterId),
  ]);
  const names = contents?.chapters.map(({ id: number, name }): RehatName => ({ id: number, name })) ?? [];
  const [first] = names;
  if (first && chapterId === undefined) {
    return { kind: 'redirect', to: rehatChapterPath(id, first.id), isCacheable: true };
  }
  const place = names.findIndex((each) => each.id === chapterId);
  const chapter = names[place];
  const text = found?.chapters.find((each) => each.id === chapterId);
  if (!chapter || !text) return notFound;
  const rehat = rehats.rehats.find((each) => each.id === id) ?? { id, name: '' };
  const blocks = parseRehatText(text.html);
  return {
    kind: 'page',
    status: 200,
    title: [chapter.name, rehat.name].filter(Boolean).join(' - '),
    content: {
      page: 'rehatChapter',
      rehat,
      chapter,
      blocks,
      excerpt: excerptOf(wordsOf(blocks)),
      previous: names[place - 1] ?? null,
      next: names[place + 1] ?? null,
      source: found?.source ?? null,
    },
  };
}

function parseNumber(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** Up to the end of a word. */
function excerptOf(words: string): string {
  return words.length <= EXCERPT_LENGTH
    ? words
    : `${words.slice(0, EXCERPT_LENGTH).replace(/\s+\S*$/, '')} …`;
}
