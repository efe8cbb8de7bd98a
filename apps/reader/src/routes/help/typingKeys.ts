import type { ArticleBlock } from '../../features/article/article.ts';

/** Gurmukhi, and the keys of the legacy layout that type it, in their order. */
export interface Typed {
  readonly text: string;
  readonly keys: string;
}

/** A vowel sign or other mark, shown on ਕ, since it cannot stand alone. */
export interface TypedSign extends Typed {
  readonly english: string;
  readonly punjabi: string;
}

/** The thirty-five letters in the order in which they are taught, five in a row. */
export const LETTERS: readonly (readonly Typed[])[] = [
  typed('ੳ', 'a', 'ਅ', 'A', 'ੲ', 'e', 'ਸ', 's', 'ਹ', 'h'),
  typed('ਕ', 'k', 'ਖ', 'K', 'ਗ', 'g', 'ਘ', 'G', 'ਙ', '|'),
  typed('ਚ', 'c', 'ਛ', 'C', 'ਜ', 'j', 'ਝ', 'J', 'ਞ', '\\'),
  typed('ਟ', 't', 'ਠ', 'T', 'ਡ', 'f', 'ਢ', 'F', 'ਣ', 'x'),
  typed('ਤ', 'q', 'ਥ', 'Q', 'ਦ', 'd', 'ਧ', 'D', 'ਨ', 'n'),
  typed('ਪ', 'p', 'ਫ', 'P', 'ਬ', 'b', 'ਭ', 'B', 'ਮ', 'm'),
  typed('ਯ', 'X', 'ਰ', 'r', 'ਲ', 'l', 'ਵ', 'v', 'ੜ', 'V'),
];

export const SIGNS: readonly TypedSign[] = [
  { text: 'ਕਾ', keys: 'kw', english: 'kanna', punjabi: 'ਕੰਨਾ' },
  { text: 'ਕਿ', keys: 'ik', english: 'sihari', punjabi: 'ਸਿਹਾਰੀ' },
  { text: 'ਕੀ', keys: 'kI', english: 'bihari', punjabi: 'ਬਿਹਾਰੀ' },
  { text: 'ਕੁ', keys: 'ku', english: 'aunkar', punjabi: 'ਔਂਕੜ' },
  { text: 'ਕੂ', keys: 'kU', english: 'dulainkar', punjabi: 'ਦੁਲੈਂਕੜ' },
  { text: 'ਕੇ', keys: 'ky', english: 'lavan', punjabi: 'ਲਾਂਵ' },
  { text: 'ਕੈ', keys: 'kY', english: 'dulavan', punjabi: 'ਦੁਲਾਵਾਂ' },
  { text: 'ਕੋ', keys: 'ko', english: 'hora', punjabi: 'ਹੋੜਾ' },
  { text: 'ਕੌ', keys: 'kO', english: 'kanaura', punjabi: 'ਕਨੌੜਾ' },
  { text: 'ਕੰ', keys: 'kM', english: 'tippi', punjabi: 'ਟਿੱਪੀ' },
  { text: 'ਕਂ', keys: 'kN', english: 'bindi', punjabi: 'ਬਿੰਦੀ' },
  { text: 'ਕਾਂ', keys: 'kW', english: 'kanna and bindi', punjabi: 'ਕੰਨਾ ਅਤੇ ਬਿੰਦੀ' },
  { text: 'ਕੱ', keys: 'k~', english: 'addak', punjabi: 'ਅੱਧਕ' },
  { text: 'ਕ੍ਰ', keys: 'kR', english: 'rara at the foot', punjabi: 'ਪੈਰੀਂ ਰਾਰਾ' },
  { text: 'ਕ੍ਹ', keys: 'kH', english: 'haha at the foot', punjabi: 'ਪੈਰੀਂ ਹਾਹਾ' },
];

/** Letters with a dot, then what else a line can hold; four in a row. */
export const OTHERS: readonly (readonly Typed[])[] = [
  typed('ਸ਼', 'S', 'ਖ਼', '^', 'ਗ਼', 'Z', 'ਜ਼', 'z'),
  typed('ਫ਼', '&', 'ਲ਼', 'L', 'ਓ', 'E', 'ੴ', '<>'),
  typed('।', '[', '॥', ']', '੧', '1', '੦', '0'),
];

/** What the three tables are called in a language. */
export interface TypingWords {
  readonly language: 'english' | 'punjabi';
  readonly letters: string;
  readonly ordinals: readonly [string, string, string, string, string];
  readonly signs: string;
  readonly signHead: readonly [written: string, name: string, keys: string];
  readonly others: string;
}

/** Every letter and sign beside its keys, as blocks of an article. */
export function typingTables(words: TypingWords): readonly ArticleBlock[] {
  const { language, ordinals } = words;
  const signRows = SIGNS.map((sign) => [sign.text, sign[language], keyCaps(sign.keys)]);
  return [
    { kind: 'table', caption: words.letters, head: ordinals, rows: LETTERS.map(cells) },
    { kind: 'table', caption: words.signs, head: words.signHead, rows: signRows, hasRowHeads: true },
    { kind: 'table', caption: words.others, head: ordinals.slice(0, 4), rows: OTHERS.map(cells) },
  ];
}

function cells(row: readonly Typed[]): readonly string[] {
  return row.map(({ text, keys }) => `${text} ${keyCaps(keys)}`);
}

/** Keys as an article writes them. */
function keyCaps(keys: string): string {
  return [...keys].map((key) => `\`${key}\``).join(' ');
}

function typed(...pairs: readonly string[]): readonly Typed[] {
  const row: Typed[] = [];
  for (let i = 0; i < pairs.length; i += 2) row.push({ text: pairs[i] ?? '', keys: pairs[i + 1] ?? '' });
  return row;
}
