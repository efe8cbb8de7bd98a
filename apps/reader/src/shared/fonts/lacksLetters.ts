/** A letter that no font has. */
const NO_LETTER = '\u{10FFFD}';

/** Tells whether the device has no font for one of the letters, by comparing their widths with that of a missing letter. */
export function lacksLetters(letters: string): boolean {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return false;
  context.font = '48px sans-serif';
  const missing = context.measureText(NO_LETTER).width;
  return [...letters].some((letter) => context.measureText(letter).width === missing);
}
