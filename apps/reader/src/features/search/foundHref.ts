import type { MatchReason, VerseId } from '@naad/gurbani-model';
import { scriptParam, type SearchChoice } from './searchChoice.ts';

interface Found {
  readonly shabadId: number;
  readonly id: VerseId;
  /** Why the line was found, if known. */
  readonly matches?: readonly MatchReason[];
}

/** Address of a found line in its shabad, with the search for the form there and the found words to mark. */
export function foundHref(choice: SearchChoice, { shabadId, id, matches = [] }: Found): string {
  const { query, type, source } = choice;
  const words = matches.filter(({ how }) => how !== 'translation').flatMap((match) => match.words);
  const translated = matches.filter((match) => match.how === 'translation');
  // If several translations match, mark the words of the most likely one.
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

/** Indexes of found words, from 0. */
export interface FoundWords {
  /** Words of the line. */
  readonly line: readonly number[];
  /** Words of one translation; null if no translation matched. */
  readonly translation: { readonly key: string; readonly words: readonly number[] } | null;
}

/** Parses the found words to mark from an address. */
export function parseFoundWords(params: URLSearchParams): FoundWords {
  const [key = '', words = ''] = params.get('in')?.split(':') ?? [];
  const translation = { key, words: parseWords(words) };
  return {
    line: parseWords(params.get('words') ?? ''),
    translation: translation.words.length > 0 ? translation : null,
  };
}

const parseWords = (text: string): number[] => (text.match(/\d{1,3}/g) ?? []).map(Number);
