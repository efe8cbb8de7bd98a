import type { Manifest } from '@naad/gurbani-corpus';
import { SEARCH_LANGUAGES } from '../english/languages.ts';
import { SEARCH_KINDS, type SearchKind } from '../search.ts';
import type { LocalKind } from './protocol.ts';

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
export function packsOfKind(kind: LocalKind): readonly string[] {
  // A question is asked of the translations; what a text is meant as may be any kind.
  if (kind === 'question') return packsOfKind('englishWord');
  if (kind === 'autoDetect') return [...new Set(SEARCH_KINDS.flatMap(packsOfKind))];
  return [...PACKS_OF_ALL, ...PACKS_BY_KIND[kind]];
}
