import { SEARCH_LANGUAGES } from './english/languages.ts';
import { SEARCH_KINDS, type SearchKind, type SearchTypeName } from '@naad/gurbani-model';

/**
 * Names of the index packs that each kind of search opens. The type checker holds `finders.ts` to it, which a page that
 * only downloads packs doesn't load.
 */
export const INDEXES_BY_KIND = {
  firstLetters: ['letters'],
  firstLettersAnywhere: ['letters'],
  gurmukhiWord: ['gurmukhi', 'folded', 'main'],
  englishWord: ['english', 'spanish'],
  romanized: ['sound'],
  ang: [],
  mainLetters: ['gurmukhi', 'main', 'main-joined'],
  romanizedFirstLetters: ['initials'],
} as const satisfies Readonly<Record<SearchKind, readonly string[]>>;

/** Name of an index pack that this kind of search may open. */
export type IndexOf<Kind extends SearchKind> = (typeof INDEXES_BY_KIND)[Kind][number];

/** Packs that every search needs: lines, text and ranks. */
const SHARED_PACKS = ['catalogue', 'lines', 'text', 'ranks'] as const;

/** Texts that results show beside their line. */
const TEXTS_BY_KIND: Readonly<Partial<Record<SearchKind, readonly string[]>>> = {
  englishWord: SEARCH_LANGUAGES.flatMap(({ layers }) => layers.flat()).map((key) => `translation-${key}`),
};

/** Names of the packs that a kind of search needs, including those for displaying its results. */
export function packsOfKind(kind: SearchTypeName): readonly string[] {
  // Questions search the translations; auto-detection may choose any kind.
  if (kind === 'question') return packsOfKind('englishWord');
  if (kind === 'autoDetect') return [...new Set(SEARCH_KINDS.flatMap(packsOfKind))];
  return [...SHARED_PACKS, ...INDEXES_BY_KIND[kind], ...(TEXTS_BY_KIND[kind] ?? [])];
}

/**
 * True for a pack of the scripture or the search that browsers may store. Transliterations are computed there, and
 * receipts and related shabads are left to the server.
 */
export function isDevicePack(name: string): boolean {
  return !/^(transliteration-|receipts$|related$)/.test(name);
}
