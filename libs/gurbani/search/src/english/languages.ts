import type { Corpus, LineIndex } from '@naad/gurbani-corpus';
import { DEFAULT_ENGLISH } from '../englishWords.ts';
import { foldEnglish } from './foldEnglish.ts';

/** A language whose translations are searched. */
export interface SearchLanguage {
  /** Name of its pack. */
  readonly name: 'english' | 'spanish';
  /**
   * Translators by layer. A line has at most one text per layer, by the first translator who has it; so translators of
   * different works share a layer.
   */
  readonly layers: readonly (readonly string[])[];
  /** Folds a word to the form it is compared by. */
  fold(word: string): string;
}

export const SEARCH_LANGUAGES: readonly SearchLanguage[] = [
  { name: 'english', layers: [DEFAULT_ENGLISH, ['en.ms']], fold: foldEnglish },
  { name: 'spanish', layers: [['es.sn']], fold: foldSpanish },
];

/** The translator and text of a line in a layer, or null. */
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

const MARKS = /[\u0300-\u0302\u0304-\u036f]/g;

/** Endings of verbs and nouns, longest first; at least three letters must remain. */
const ENDING =
  /(?<=.{3})(?:amientos?|imientos?|aciones|acion|iendo|ieron|ados?|adas?|idos?|idas?|ando|aron|ares?|aran|eran|iran|amos|emos|imos|abas?|aban|ias?|ian|ar|er|ir|an|en|os|as|es|s|o|a|e)$/;

/**
 * Folds a Spanish word for comparison: removes accents (but keeps ñ) and common endings.
 * @param word as `englishWords` returns it
 */
export function foldSpanish(word: string): string {
  if (word.length > 40) return word;
  const unaccented = word.normalize('NFD').replace(MARKS, '').normalize('NFC');
  return unaccented.replace(ENDING, '');
}
