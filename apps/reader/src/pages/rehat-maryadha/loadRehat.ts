import { type ApiClient, isTransportError, type RehatName, type RehatChapters } from '@naad/api-client';
import { ApiError } from '@naad/api-contract';
import { messagePage } from '../message/messagePage.ts';
import type { RouteContext } from '../routeContext.ts';
import type { RouteResult, RoutePage } from '../routeResult.ts';
import { REHAT_PATH, rehatChapterPath } from './rehatPaths.ts';
import { type ArticleFiles, readArticle } from '../../features/article/loadArticle.ts';
import type { RehatListing } from './content.ts';
import { parseRehatText } from './parseRehatText.ts';
import { wordsOf } from './rehatText.ts';

/** Languages that old addresses name; the page now follows the interface language. */
const OLD_LANGUAGES = ['en', 'pb'];

/** Loads `/rehat-maryadha`, `/rehat-maryadha/{rehat}` or `/rehat-maryadha/{rehat}/{chapter}`. */
export async function loadRehat(context: RouteContext): Promise<RouteResult> {
  const { url, i18n } = context;
  const [rehat, chapter, ...rest] = url.pathname.slice(REHAT_PATH.length).split('/').filter(Boolean);
  if (rehat === undefined) return loadRehatMaryadha(context);
  if (rest.length > 0) return messagePage(i18n, { id: 'pageNotFound', url: url.pathname });
  if (chapter === undefined && OLD_LANGUAGES.includes(rehat)) {
    return { kind: 'redirect', to: REHAT_PATH, isCacheable: true };
  }
  return loadRehatChapter(context, rehat, chapter ?? null);
}

const FILES: ArticleFiles = {
  en: () => import('../../content/en/rehat-maryadha.md').then(({ article }) => article),
  pa: () => import('../../content/pa/rehat-maryadha.md').then(({ article }) => article),
};

/** Milliseconds that the page waits for the list of codes; the article is complete without it. */
const LISTING_TIMEOUT_MS = 3000;

/** Loads the summary and the list of codes. */
export async function loadRehatMaryadha({
  api,
  language,
}: Pick<RouteContext, 'api' | 'language'>): Promise<RoutePage> {
  const [read, listing] = await Promise.all([readArticle(FILES, language), loadListingInTime(api)]);
  return {
    kind: 'page',
    status: 200,
    title: read.article.title,
    content: { page: 'rehatMaryadha', ...read, listing },
  };
}

/** Loads the list of codes; a late or failing source counts as silent, while programming errors are thrown. */
async function loadListingInTime(api: ApiClient): Promise<RehatListing> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<RehatListing>((resolve) => {
    timer = setTimeout(resolve, LISTING_TIMEOUT_MS, { state: 'silent' });
  });
  try {
    return await Promise.race([loadListing(api), timeout]);
  } catch (error) {
    if (error instanceof ApiError || isTransportError(error)) return { state: 'silent' };
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function loadListing(api: ApiClient): Promise<RehatListing> {
  const { features } = await api.getCapabilities();
  const { absent } = features.rehats;
  if (absent !== null) return { state: 'absent', reason: absent };
  const { rehats, source } = await api.getRehats();
  if (rehats.length === 0) return { state: 'absent', reason: 'unknown' };
  return {
    state: 'there',
    source,
    rehats: await Promise.all(
      rehats.map(async (rehat) => {
        const found = await loadChapters(api, rehat.id);
        return { ...rehat, chapters: (found?.chapters ?? []).map(({ id, name }) => ({ id, name })) };
      }),
    ),
  };
}

/** Characters of a description that search engines show. */
const EXCERPT_LENGTH = 160;

/**
 * Loads a chapter of a code of conduct with its text.
 *
 * @param askedRehat number of the code, as in the address
 * @param askedChapter number of the chapter, as in the address; null redirects to the first
 */
async function loadRehatChapter(
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
    loadChapters(api, id),
    chapterId === undefined ? null : loadChapters(api, id, chapterId),
  ]);
  const names = contents?.chapters.map(({ id: number, name }): RehatName => ({ id: number, name })) ?? [];
  const [first] = names;
  if (first && chapterId === undefined) {
    return { kind: 'redirect', to: rehatChapterPath(id, first.id), isCacheable: true };
  }
  const index = names.findIndex((each) => each.id === chapterId);
  const chapter = names[index];
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
      previous: names[index - 1] ?? null,
      next: names[index + 1] ?? null,
      source: found?.source ?? null,
    },
  };
}

function parseNumber(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** Cuts a text at the end of a word. */
function excerptOf(words: string): string {
  return words.length <= EXCERPT_LENGTH
    ? words
    : `${words.slice(0, EXCERPT_LENGTH).replace(/\s+\S*$/, '')} …`;
}

/** Loads the chapters of a code, or a single one with its text; null if the API has none. */
async function loadChapters(api: ApiClient, rehat: number, chapter?: number): Promise<RehatChapters | null> {
  try {
    return await api.getRehatChapters(rehat, chapter);
  } catch (error) {
    if (error instanceof ApiError && error.id === 'chapterNotFound') return null;
    throw error;
  }
}
