/** Room between it and the word, and to the edges of the window, in CSS pixels. */
const GAP = 6;
const MARGIN = 8;

/**
 * Puts a popover below a word, or above it where there is more room, and within the window. By script and not by style
 * sheet, for the word is anywhere; and not as an attribute, which the policy of the site refuses.
 */
export function placeBeside(popover: HTMLElement, word: Element): void {
  const { width, height } = popover.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  // A word of larivaar may go over two rows: it is by the last of them.
  const at = [...word.getClientRects()].at(-1) ?? word.getBoundingClientRect();
  const left = at.left + at.width / 2 - width / 2;
  const isBelow = at.bottom + GAP + height + MARGIN <= clientHeight || at.top < clientHeight - at.bottom;
  const top = isBelow ? at.bottom + GAP : at.top - GAP - height;
  const within = (value: number, length: number, room: number) =>
    Math.max(MARGIN, Math.min(value, room - length - MARGIN));
  popover.style.setProperty('left', `${String(within(left, width, clientWidth))}px`);
  popover.style.setProperty('top', `${String(within(top, height, clientHeight))}px`);
}
