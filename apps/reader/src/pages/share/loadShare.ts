import { DEFAULT_CHOICE, searchHref } from '../../features/search/searchChoice.ts';
import { loadQuotes } from '../quotes/loadQuotes.ts';
import type { RouteContext } from '../routeContext.ts';
import type { RouteResult } from '../routeResult.ts';

/** Shared text of at most so many words and characters is searched; longer text is checked as a quotation. */
const MAX_SEARCHED = { words: 10, characters: 120 } as const;

/** Opens text that another app shares, in a form or an address: searches it, or checks it as a quotation if it is long. */
export async function loadShare(context: RouteContext): Promise<RouteResult> {
  const text = sharedText(context);
  if (text === '') return { kind: 'redirect', to: '/search', isCacheable: false };
  const words = text.split(/\s+/);
  if (words.length > MAX_SEARCHED.words || text.length > MAX_SEARCHED.characters) {
    return loadQuotes({ ...context, formFields: { text } });
  }
  return {
    kind: 'redirect',
    to: searchHref({ ...DEFAULT_CHOICE, query: words.join(' ') }),
    isCacheable: false,
  };
}

/** The text, else the title; apps add the address of their page to either. */
function sharedText({ url, formFields }: RouteContext): string {
  for (const name of ['text', 'title']) {
    const value = formFields?.[name] ?? url.searchParams.get(name) ?? '';
    const text = value.replace(/https?:\/\/\S+/g, '').trim();
    if (text !== '') return text;
  }
  return '';
}
