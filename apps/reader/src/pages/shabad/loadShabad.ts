import type { Verse } from '@naad/gurbani-model';
import { ApiError } from '@naad/api-contract';
import { toWords } from '@naad/gurbani-text';
import { leadVerse } from '../../features/reading/leadVerse.ts';
import { pageInSource } from '../../features/reading/pageName.ts';
import { matchedWords } from '../../features/search/matchedWords.ts';
import { type FoundWords, parseFoundWords } from '../../features/search/foundHref.ts';
import { parseSearchChoice } from '../../features/search/parseSearchChoice.ts';
import type { SearchChoice } from '../../features/search/searchChoice.ts';
import { chosenIncludes, creditsOf } from '../verseIncludes.ts';
import { messagePage } from '../message/messagePage.ts';
import { loadWithheldNotes } from '../withheld/loadWithheldNotes.ts';
import { parseHighlights, parseShabadIds } from '../parseIds.ts';
import type { RouteContext } from '../routeContext.ts';
import type { RouteResult, RouteRedirect } from '../routeResult.ts';

/** Loads one or several shabads, or redirects to a random one if the address names none. */
export async function loadShabad(context: RouteContext): Promise<RouteResult> {
  const { url, api, i18n } = context;
  if (url.search === '' || url.search === '?') return { kind: 'redirect', to: '/random', isCacheable: true };
  const asked = url.searchParams.get('id');
  if (asked === null && url.searchParams.has('random')) return loadRandom(context);

  const ids = parseShabadIds(asked ?? '');
  const notFound = messagePage(i18n, { id: 'shabadNotFound', asked: asked ?? '' });
  if (!ids) return notFound;
  try {
    const shabads = await api.getShabads(ids, await chosenIncludes(context));
    const verses = shabads.flatMap((shabad) => shabad.verses);
    const highlights = parseHighlights(url.searchParams.get('highlight'), verses);
    const lead = leadVerse(shabads, highlights);
    if (!lead) return notFound;
    const choice = parseSearchChoice(url.searchParams);
    const { features } = await api.getCapabilities();
    return {
      kind: 'page',
      status: 200,
      title: `${lead.verse.unicode} - ${pageInSource(i18n, lead.shabad.source, lead.verse.ang)}`,
      content: {
        page: 'shabad',
        choice,
        found: foundWords(url.searchParams, choice, highlights.includes(lead.verse.id) ? lead.verse : null),
        shabads,
        highlights,
        notes: await loadWithheldNotes(context, shabads),
        hasAudio: features.audio.sources.length > 0,
        credits: await creditsOf(api, verses),
      },
    };
  } catch (error) {
    if (error instanceof ApiError && error.id === 'shabadNotFound') return notFound;
    throw error;
  }
}

/** Words that a search matched in the highlighted line; for older links without them, they are matched again. */
function foundWords(params: URLSearchParams, choice: SearchChoice, highlighted: Verse | null): FoundWords {
  const found = parseFoundWords(params);
  if (highlighted === null || found.line.length > 0 || found.translation) return found;
  return { ...found, line: matchedWords(toWords(highlighted.unicode, []), choice) };
}

/** Redirects to a random shabad; not cacheable, since each visit gets another. */
async function loadRandom({ api }: RouteContext): Promise<RouteRedirect> {
  const id = await api.getRandomShabadId();
  return { kind: 'redirect', to: `/shabad?id=${String(id)}`, isCacheable: false };
}
