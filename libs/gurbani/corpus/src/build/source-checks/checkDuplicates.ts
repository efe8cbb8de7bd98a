import type { SourceLine } from '../sourceDatabase.ts';
import { type CheckedTranslation, type SourceFinding, sourceFinding } from './sourceFinding.ts';

/** Shorter texts are the same by chance, or because they translate a heading or a refrain. */
const MIN_LENGTH = 80;
const MARKS_AND_NUMBERS = /[;,.\][\d]/g;

/** Finds long texts that stand beside two lines with different words. */
export function checkDuplicates(
  lines: readonly SourceLine[],
  translations: readonly CheckedTranslation[],
): SourceFinding[] {
  const wordsOf = ({ gurmukhi }: SourceLine) =>
    gurmukhi.replace(MARKS_AND_NUMBERS, '').replace(/\s+/g, ' ').trim();
  return translations.flatMap(({ key, texts }) => {
    const firstWith = new Map<string, SourceLine>();
    return lines.flatMap((line) => {
      const text = texts.get(line.id)?.trim() ?? '';
      if (text.length < MIN_LENGTH) return [];
      const first = firstWith.get(text);
      if (!first) firstWith.set(text, line);
      return !first || wordsOf(first) === wordsOf(line)
        ? []
        : [sourceFinding('duplicates', key, line, `the text of line ${first.id}`, 'a text of its own')];
    });
  });
}
