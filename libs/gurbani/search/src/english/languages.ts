import type { Corpus, LineIndex } from '@naad/gurbani-corpus';
import { DEFAULT_ENGLISH } from '../englishWords.ts';
import { foldEnglish } from './foldEnglish.ts';
import { foldSpanish } from './foldSpanish.ts';

/** A language that translations are searched in. */
export interface SearchLanguage {
  /** Name of its pack. */
  readonly name: 'english' | 'spanish';
  /**
   * Translators by layer. A line has at most one text in a layer, that of the first translator who has it; so the works
   * of translators who do not meet share one.
   */
  readonly layers: readonly (readonly string[])[];
  /** What a word of it is compared as. */
  fold(word: string): string;
}

export const SEARCH_LANGUAGES: readonly SearchLanguage[] = [
  { name: 'english', layers: [DEFAULT_ENGLISH, ['en.ms']], fold: foldEnglish },
  { name: 'spanish', layers: [['es.sn']], fold: foldSpanish },
];

/** The translator and text of a line in a layer, or null where it has none. */
export function layerText(
  corpus: Corpus,
  line: LineIndex,
  translators: readonly string[],
): { readonly translator: string; readonly text: string } | null {
  for (const translator of translators) {
    const text = corpus.translation(line, translator);
    if (text !== null) return { translator, text };
  }
  return null;
}
