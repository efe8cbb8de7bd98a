import type { MatchReason } from '@naad/api-contract';
import type { VerseId } from '@naad/gurbani-corpus';
import { scriptParam, type SearchChoice } from './searchChoice.ts';

interface Found {
  readonly shabadId: number;
  readonly id: VerseId;
  /** Why it was found, where that is known. */
  readonly matches?: readonly MatchReason[];
}

/**
 * A found line in its shabad. The search goes along, so that the form still holds it there, and which words were found,
 * so that they are marked there as well.
 */
export function foundHref(choice: SearchChoice, { shabadId, id, matches = [] }: Found): string {
  const { query, type, source } = choice;
  const words = matches.filter(({ how }) => how !== 'translation').flatMap((match) => match.words);
  const translated = matches.filter((match) => match.how === 'translation');
  // Where several translators say it, the words of the likeliest are marked.
  const translator = translated[0]?.translator;
  const inTranslation = translated.filter((match) => match.translator === translator);
  const params = new URLSearchParams({
    id: String(shabadId),
    q: query,
    type: String(type),
    source: source ?? 'all',
    highlight: String(id),
    ...(words.length > 0 && { words: words.join('.') }),
    ...(translator !== undefined && {
      in: `${translator}:${inTranslation.flatMap((match) => match.words).join('.')}`,
    }),
    ...scriptParam(choice),
  });
  return `/shabad?${params.toString()}`;
}

/** Words that a search found, counted from 0. */
export interface FoundWords {
  /** Of the line. */
  readonly line: readonly number[];
  /** Of its translation by one translator; null where it was not found by a translation. */
  readonly translation: { readonly key: string; readonly words: readonly number[] } | null;
}

/** The words of the found line that an address marks. */
export function parseFoundWords(params: URLSearchParams): FoundWords {
  const [key = '', words = ''] = params.get('in')?.split(':') ?? [];
  const translation = { key, words: parseWords(words) };
  return {
    line: parseWords(params.get('words') ?? ''),
    translation: translation.words.length > 0 ? translation : null,
  };
}

const parseWords = (text: string): number[] => (text.match(/\d{1,3}/g) ?? []).map(Number);
