/** Spellings that two releases use for the same letters; `fold` writes them alike. */
const ENCODINGS: readonly { readonly name: string; readonly fold: (text: string) => string }[] = [
  {
    name: 'an open-topped yayya, marked with U+FE01 or not',
    fold: (text) => text.replaceAll('\uFE01', ''),
  },
  {
    name: 'a half yayya, written with U+FE00 or with a virama',
    fold: (text) => text.replace(/[\u0A4D\uFE00]\uFE01?(?=\u0A2F)/g, '\uFE00'),
  },
  {
    name: 'a bindi before its vowel sign, marked with U+200D or as an adak bindi, or moved after it',
    fold: (text) =>
      text
        .replaceAll('\u200D', '')
        .replaceAll('\u0A01', '\u0A02')
        .replace(/\u0A02([\u0A3E-\u0A4C])/g, '$1\u0A02'),
  },
];

const foldAll = (text: string, encodings = ENCODINGS): string =>
  encodings.reduce((folded, { fold }) => fold(folded), text);

/**
 * Names the differences of encoding between two texts of a line: none if they are equal, null if they differ in more
 * than encoding.
 */
export function encodingDifferences(before: string, after: string): string[] | null {
  if (foldAll(before) !== foldAll(after)) return null;
  return ENCODINGS.filter((encoding) => {
    const others = ENCODINGS.filter((each) => each !== encoding);
    return foldAll(before, others) !== foldAll(after, others);
  }).map(({ name }) => name);
}
