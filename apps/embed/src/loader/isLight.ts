/**
 * Returns true if a text colour is light, which means that the page is dark there. Text colour is inherited, unlike
 * background, and works however the page became dark: by class, colour scheme or style.
 *
 * @param color a computed colour: `rgb(…)`, or in newer spaces `oklch(…)`, `lab(…)`, `color(srgb …)`
 */
export function isLight(color: string): boolean {
  const [space = '', ...values] = color.split(/[\s(,/]+/);
  // `color()` names its space first: color(display-p3 1 1 1).
  const [first = 0, second = 0, third = 0] = values.map(parseFloat).filter((value) => value >= 0);
  if (/^rgb|^color/.test(space)) {
    const mean = 0.3 * first + 0.59 * second + 0.11 * third;
    return mean > (/^rgb/.test(space) ? 127 : 0.5);
  }
  // Lightness comes first: 0 to 1 in the ok spaces, otherwise 0 to 100.
  return first > (/^ok/.test(space) ? 0.5 : 50);
}
