import { type RefObject, useLayoutEffect, useRef } from 'react';
import { largestFitting } from './largestFitting.ts';

export interface Fit {
  /** The box that the content must fit. */
  readonly stage: RefObject<HTMLDivElement | null>;
  /** The content; `data-row` marks each of its rows. */
  readonly content: RefObject<HTMLDivElement | null>;
}

/** Name of the performance measure of the last fit. */
const MEASURE = 'naad:fit';

/**
 * Fits the content to the stage before it is painted, so that it is never visibly clipped. Fits again when the slide, the
 * window or a font changes.
 *
 * @param subject identity of the content; a change triggers a fit
 * @param onFit called with the scale, 1 for the chosen size
 */
export function useFit(subject: unknown, onFit?: (scale: number) => void): Fit {
  const stage = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const listener = useRef(onFit);
  useLayoutEffect(() => {
    listener.current = onFit;
  });
  useLayoutEffect(() => {
    refit(stage.current, content.current, listener.current);
  }, [subject]);
  useLayoutEffect(() => {
    const box = stage.current;
    if (!box) return undefined;
    const handleChange = () => {
      refit(box, content.current, listener.current);
    };
    // A ResizeObserver also runs before paint.
    const resizes = new ResizeObserver(handleChange);
    resizes.observe(box);
    document.fonts.addEventListener('loadingdone', handleChange);
    return () => {
      resizes.disconnect();
      document.fonts.removeEventListener('loadingdone', handleChange);
    };
  }, []);
  return { stage, content };
}

function refit(
  stage: HTMLElement | null,
  content: HTMLElement | null,
  onFit: ((scale: number) => void) | undefined,
): void {
  if (!stage || !content) return;
  const start = performance.now();
  const scale = fitContent(stage, content);
  performance.clearMeasures(MEASURE);
  performance.measure(MEASURE, { start, end: performance.now() });
  onFit?.(scale);
}

/** Layout unit in pixels: a hundredth of a stage that is 1,080 high. The stylesheet repeats it. */
const LAYOUT_UNIT = 10.8;
/** Browsers report heights in whole pixels. */
const ROUNDING = 0.5;

/** Size unit of a stage: a hundredth of its height, but at most of the height that its width has at 4:3. */
function unitOf(width: number, height: number): number {
  return Math.min(height, width * 0.75) / 100;
}

/**
 * Scales the content to its chosen size, or smaller if that doesn't fit the stage.
 *
 * Shaping letters in another size costs a browser twenty times more than wrapping them again. So letters are shaped once, in
 * one size for all stages: a smaller scale gives them a wider box, which a transform then scales down. The result matches
 * the measurement to the pixel, and stages with the same proportions have the same rows.
 *
 * @returns the scale, 1 for the chosen size
 */
function fitContent(stage: HTMLElement, content: HTMLElement): number {
  const { paddingTop, paddingBottom, paddingLeft, paddingRight } = getComputedStyle(stage);
  const { clientWidth, clientHeight } = stage;
  const height = clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
  const width = clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  // A stage without room is invisible.
  if (height <= 0 || width <= 0) return 1;
  const stageScale = unitOf(clientWidth, clientHeight) / LAYOUT_UNIT;
  const rows = [...content.querySelectorAll('[data-row]')];

  const layOut = (scale: number) => {
    content.style.inlineSize = `${String(width / (stageScale * scale))}px`;
  };
  const scale = largestFitting((tried) => {
    layOut(tried);
    // Measured per row: overflow to the left, as in Shahmukhi, doesn't count in the content's own width.
    const widest = Math.max(0, ...rows.map((row) => row.scrollWidth / Math.max(1, row.clientWidth)));
    const share = ((content.offsetHeight + ROUNDING) * stageScale * tried) / height;
    return widest > 1 ? Math.max(share, widest * widest) : share;
  });
  layOut(scale);
  content.style.transform = `scale(${String(stageScale * scale)})`;
  // A transform doesn't change the space that the box takes.
  content.style.marginBlockEnd = `${String(content.offsetHeight * (stageScale * scale - 1))}px`;
  return scale;
}
