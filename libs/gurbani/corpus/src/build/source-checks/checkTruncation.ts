import type { SourceLine } from '../sourceDatabase.ts';
import { type CheckedTranslation, type SourceFinding, sourceFinding } from './sourceFinding.ts';

/** Length of the text field that once held some translations. */
const FIELD_LENGTH = 255;
/** A space at the end of the field was trimmed. */
const MIN_CUT_LENGTH = FIELD_LENGTH - 1;
/** A few signs became two characters after the cut. */
const MAX_CUT_LENGTH = FIELD_LENGTH + 5;
const IS_ENDED = /(?:[.!?।॥]|\d[)\]]?)["'’”)\]\s]*$/u;

/** Finds texts that fill the field and stop in the middle of a sentence, in translations that have no longer ones. */
export function checkTruncation(
  lines: readonly SourceLine[],
  translations: readonly CheckedTranslation[],
): SourceFinding[] {
  return translations.flatMap(({ key, texts }) => {
    if ([...texts.values()].some(({ length }) => length > MAX_CUT_LENGTH)) return [];
    return lines.flatMap((line) => {
      const text = texts.get(line.id) ?? '';
      return text.length < MIN_CUT_LENGTH || IS_ENDED.test(text)
        ? []
        : [sourceFinding('truncation', key, line, `…${text.slice(-40)}`, 'the rest of the text')];
    });
  });
}
