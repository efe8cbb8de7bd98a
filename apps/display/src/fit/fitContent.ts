import { largestFitting } from './largestFitting.ts';

/** The unit of sizes of what is laid out, in pixels: a hundredth of a stage that is 1,080 high. The style sheet has it too. */
const LAID_OUT_UNIT = 10.8;
/** Heights are told in whole pixels. */
const ROUNDING = 0.5;

/** The unit of sizes is a hundredth of the height of the stage; of one that is narrower than 4:3, of the width at 4:3. */
function unitOf(width: number, height: number): number {
  return Math.min(height, width * 0.75) / 100;
}

/**
 * Makes what stands on a stage as large as is wished for, and smaller where that does not fit.
 *
 * To shape letters in another size costs a browser twenty times what it costs to wrap them anew. So they are shaped once, in
 * one size for all stages; a smaller scale is a wider room for them, and the result is drawn to its scale. What was measured
 * is then what is drawn, to the pixel, and two stages of the same proportions have the same rows.
 *
 * @returns the scale, 1 where the wish was granted
 */
export function fitContent(stage: HTMLElement, content: HTMLElement): number {
  const { paddingTop, paddingBottom, paddingLeft, paddingRight } = getComputedStyle(stage);
  const { clientWidth, clientHeight } = stage;
  const height = clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
  const width = clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  // A stage without room is seen by nobody.
  if (height <= 0 || width <= 0) return 1;
  const drawn = unitOf(clientWidth, clientHeight) / LAID_OUT_UNIT;
  const rows = [...content.querySelectorAll('[data-row]')];

  const lay = (scale: number) => {
    content.style.inlineSize = `${String(width / (drawn * scale))}px`;
  };
  const scale = largestFitting((tried) => {
    lay(tried);
    // Each row by itself: what runs out of one on the left, as Shahmukhi does, is no part of another's width.
    const widest = Math.max(0, ...rows.map((row) => row.scrollWidth / Math.max(1, row.clientWidth)));
    const share = ((content.offsetHeight + ROUNDING) * drawn * tried) / height;
    return widest > 1 ? Math.max(share, widest * widest) : share;
  });
  lay(scale);
  content.style.transform = `scale(${String(drawn * scale)})`;
  // A transform leaves the room that the box had.
  content.style.marginBlockEnd = `${String(content.offsetHeight * (drawn * scale - 1))}px`;
  return scale;
}
