/**
 * Where the line that is read stands: below a header that may lie over the text, where a line comes to stand that is
 * scrolled to. In CSS pixels from the top of the window.
 */
export function readingLine(): number {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return Number.isNaN(padding) ? 0 : padding;
}
