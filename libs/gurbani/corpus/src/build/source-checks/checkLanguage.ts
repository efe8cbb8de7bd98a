import type { SourceLine } from '../sourceDatabase.ts';
import { type CheckedTranslation, type SourceFinding, sourceFinding } from './sourceFinding.ts';

/** Frequent words of one language that aren't words of the other. Languages of one script need them to be told apart. */
const FREQUENT_WORDS = {
  en: new Set('the of and to is in that with for his who by on are from this all be'.split(' ')),
  es: new Set('de la que el en y los del se por con su las una lo para es al'.split(' ')),
} as const;
const NAMES = { en: 'English', es: 'Spanish' } as const;

/** Fewer frequent words of the other language may be a quotation. */
const MIN_FOREIGN_WORDS = 3;

const countOf = (words: readonly string[], frequent: ReadonlySet<string>) =>
  words.filter((word) => frequent.has(word)).length;

/** Finds texts in Latin letters that are in another language than their translation. */
export function checkLanguage(
  lines: readonly SourceLine[],
  translations: readonly CheckedTranslation[],
): SourceFinding[] {
  return translations.flatMap(({ key, language, texts }) => {
    if (language !== 'en' && language !== 'es') return [];
    const other = language === 'en' ? 'es' : 'en';
    return lines.flatMap((line) => {
      const words =
        texts
          .get(line.id)
          ?.toLowerCase()
          .match(/\p{L}+/gu) ?? [];
      const foreign = countOf(words, FREQUENT_WORDS[other]);
      return foreign < MIN_FOREIGN_WORDS || foreign <= countOf(words, FREQUENT_WORDS[language])
        ? []
        : [sourceFinding('language', key, line, NAMES[other], NAMES[language])];
    });
  });
}
