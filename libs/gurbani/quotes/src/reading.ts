import { ENGLISH_WORDS } from '@naad/gurbani-search';
import { isGurmukhi } from '@naad/gurbani-text';
import type { QuoteForm } from './quote.ts';
import { fromAscii, readWords } from './quoteWord.ts';
import { toStream } from './wordStream.ts';
import type { WordStream } from './wordStream.ts';

/** A passage read in one of the ways it may be meant. */
export interface Reading {
  readonly form: QuoteForm;
  readonly quoted: WordStream;
  /** Whether it is worth looking for lines that are only like it. */
  readonly isLikely: boolean;
  /** Whether it is in Latin letters, in which a few are found in some line whatever was meant. */
  readonly isLatin: boolean;
  /** Whether it is compared with translators of every language: it stands beside the line, which the search found. */
  readonly isBesideLine: boolean;
}

/** Of the words of an English text, at least so many are among the commonest. */
const LEAST_ENGLISH = 0.2;

const NEITHER = { isLikely: true, isLatin: false, isBesideLine: false } as const;

function read(form: QuoteForm, text: string): Reading {
  return { ...NEITHER, form, quoted: toStream(readWords(text, form)) };
}

/**
 * The ways a text may be meant, by the script it is in. Latin letters may be three: each is looked for as it stands, but
 * what is only like it by English or by Gurmukhi, as the commonest English words tell.
 */
export function readingsOf(text: string): Reading[] {
  // The sign ੴ stands in texts of other scripts, too.
  if (/\p{Script=Devanagari}/u.test(text)) return [read('devanagari', text)];
  if (isGurmukhi(text)) return [read('gurmukhi', text)];
  if (/\p{Script=Arabic}/u.test(text)) return [read('shahmukhi', text)];
  const translation = read('translation', text);
  const { words } = translation.quoted;
  const known = words.filter(({ folded }) => ENGLISH_WORDS.has(folded)).length;
  const isEnglish = known >= words.length * LEAST_ENGLISH;
  const readings = [
    { ...read('gurmukhi', fromAscii(text)), isLikely: !isEnglish },
    { ...read('romanized', text), isLikely: !isEnglish },
    { ...translation, isLikely: isEnglish },
  ];
  return readings
    .filter(({ quoted }) => quoted.exact !== '')
    .map((reading) => ({ ...reading, isLatin: true }));
}

/** A text beside a line as a translation of it, in whatever language. */
export function readingBesideLine(text: string): Reading {
  return { ...read('translation', text), isBesideLine: true };
}
