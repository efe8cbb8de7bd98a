/**
 * Whether a page is dark where a frame stands: its text is light. The colour of the text and not that of the ground, for it
 * is inherited, and follows however a page became dark: a class, a scheme or a style.
 *
 * @param color a computed colour: `rgb(…)`, or in newer spaces `oklch(…)`, `lab(…)`, `color(srgb …)`
 */
export function isLight(color: string): boolean {
  const [space = '', ...values] = color.split(/[\s(,/]+/);
  // Named spaces have their name first: color(display-p3 1 1 1).
  const [first = 0, second = 0, third = 0] = values.map(parseFloat).filter((value) => value >= 0);
  if (/^rgb|^color/.test(space)) {
    const mean = 0.3 * first + 0.59 * second + 0.11 * third;
    return mean > (/^rgb/.test(space) ? 127 : 0.5);
  }
  // Lightness comes first, of 1 or of 100.
  return first > (/^ok/.test(space) ? 0.5 : 50);
}
