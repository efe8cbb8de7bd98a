/**
 * Tells whether the device has no font for one of the letters, by comparing their widths with that of a missing letter. Names
 * nothing outside itself, since documents have a copy of it inline.
 */
export function lacksLetters(letters: string): boolean {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return false;
  context.font = '48px sans-serif';
  // A letter that no font has.
  const missing = context.measureText('\u{10FFFD}').width;
  return [...letters].some((letter) => context.measureText(letter).width === missing);
}
