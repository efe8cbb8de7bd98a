import type { Manifest } from '@naad/gurbani-corpus';
import { SEARCH_LANGUAGES } from '../english/languages.ts';
import { SEARCH_KINDS, type SearchKind, type SearchTypeName } from '@naad/gurbani-model';

/** Source of a worker's packs. */
export interface LocalPacks {
  /** Manifest of the scripture. */
  readonly corpus: Manifest;
  /**
   * Loads the bytes of a pack of the scripture or the search by name, aligned to 8.
   * @throws LocalSearchError if it is missing or isn't the pack that was built
   */
  load(name: string): Promise<Uint8Array>;
}

/** Packs that every search needs: lines, text and ranks. */
const SHARED_PACKS = ['catalogue', 'lines', 'text', 'ranks'] as const;
const TRANSLITERATION = 'transliteration-en';

const PACKS_BY_KIND: Readonly<Record<SearchKind, readonly string[]>> = {
  firstLetters: ['letters'],
  firstLettersAnywhere: ['letters'],
  gurmukhiWord: ['gurmukhi', 'folded', 'main'],
  englishWord: SEARCH_LANGUAGES.flatMap(({ name, layers }) => [
    name,
    ...layers.flat().map((translator) => `translation-${translator}`),
  ]),
  romanized: ['sound', TRANSLITERATION],
  ang: [],
  mainLetters: ['gurmukhi', 'main', 'main-joined'],
  romanizedFirstLetters: ['initials', TRANSLITERATION],
};

/** Names of the packs that a kind of search needs, including those for displaying its results. */
export function packsOfKind(kind: SearchTypeName): readonly string[] {
  // Questions search the translations; auto-detection may choose any kind.
  if (kind === 'question') return packsOfKind('englishWord');
  if (kind === 'autoDetect') return [...new Set(SEARCH_KINDS.flatMap(packsOfKind))];
  return [...SHARED_PACKS, ...PACKS_BY_KIND[kind]];
}
