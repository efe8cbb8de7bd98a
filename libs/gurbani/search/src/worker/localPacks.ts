import type { Manifest } from '@naad/gurbani-corpus';
import { SEARCH_LANGUAGES } from '../english/languages.ts';
import type { SearchKind } from '../search.ts';

/** Where a worker has its packs from. */
export interface LocalPacks {
  /** The manifest of the scripture. */
  readonly corpus: Manifest;
  /**
   * The bytes of a pack of the scripture or of the search by its name, aligned to 8.
   * @throws LocalSearchError when it is not there or not what was built
   */
  load(name: string): Promise<Uint8Array>;
}

/** What every search needs: lines, their text and their order. */
const PACKS_OF_ALL = ['catalogue', 'lines', 'text', 'ranks'] as const;
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

/** Names of the packs that a search of this kind goes by, and its results are shown with. */
export function packsOfKind(kind: SearchKind): readonly string[] {
  return [...PACKS_OF_ALL, ...PACKS_BY_KIND[kind]];
}
