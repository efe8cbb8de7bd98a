import type { InlineContent, InlinePart } from './article.ts';

/** A Gurmukhi text and the keys of the legacy layout that type it, in order. */
export interface TypedText {
  readonly text: string;
  readonly keys: string;
}

/** The thirty-five letters in alphabetical order, five in a row. */
const LETTERS: readonly (readonly TypedText[])[] = [
  typed('ੳ', 'a', 'ਅ', 'A', 'ੲ', 'e', 'ਸ', 's', 'ਹ', 'h'),
  typed('ਕ', 'k', 'ਖ', 'K', 'ਗ', 'g', 'ਘ', 'G', 'ਙ', '|'),
  typed('ਚ', 'c', 'ਛ', 'C', 'ਜ', 'j', 'ਝ', 'J', 'ਞ', '\\'),
  typed('ਟ', 't', 'ਠ', 'T', 'ਡ', 'f', 'ਢ', 'F', 'ਣ', 'x'),
  typed('ਤ', 'q', 'ਥ', 'Q', 'ਦ', 'd', 'ਧ', 'D', 'ਨ', 'n'),
  typed('ਪ', 'p', 'ਫ', 'P', 'ਬ', 'b', 'ਭ', 'B', 'ਮ', 'm'),
  typed('ਯ', 'X', 'ਰ', 'r', 'ਲ', 'l', 'ਵ', 'v', 'ੜ', 'V'),
];

/** Letters with a nukta and other characters of scripture, four in a row. */
const OTHERS: readonly (readonly TypedText[])[] = [
  typed('ਸ਼', 'S', 'ਖ਼', '^', 'ਗ਼', 'Z', 'ਜ਼', 'z'),
  typed('ਫ਼', '&', 'ਲ਼', 'L', 'ਓ', 'E', 'ੴ', '<>'),
  typed('।', '[', '॥', ']', '੧', '1', '੦', '0'),
];

/** Rows of the help page's tables of letters, each with its keys: `rows=letters` and `rows=others`. */
export const LETTER_ROWS = LETTERS.map(cells);
export const OTHER_ROWS = OTHERS.map(cells);

function cells(row: readonly TypedText[]): readonly InlineContent[] {
  return row.map(({ text, keys }) =>
    [...keys].flatMap((key, index): InlinePart[] => [index === 0 ? `${text} ` : ' ', { key }]),
  );
}

function typed(...pairs: readonly string[]): readonly TypedText[] {
  const row: TypedText[] = [];
  for (let i = 0; i < pairs.length; i += 2) row.push({ text: pairs[i] ?? '', keys: pairs[i + 1] ?? '' });
  return row;
}
