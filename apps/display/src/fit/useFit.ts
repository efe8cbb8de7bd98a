import { type RefObject, useLayoutEffect, useRef } from 'react';
import { fitSlide, type FitWish, type SlideFit } from './fitSlide.ts';

export interface Fit {
  /** The box that the content must fit. */
  readonly stage: RefObject<HTMLDivElement | null>;
  /** The content; `data-gurbani` marks its Gurbani, `data-rest` what is below, and `data-row` each row of that. */
  readonly content: RefObject<HTMLDivElement | null>;
}

/** Name of the performance measure of the last fit. */
const MEASURE = 'naad:fit';

/**
 * Fits the content to the stage before it is painted, so that it is never visibly clipped. Fits again when the slide, the
 * window or a font changes.
 *
 * @param subject identity of the content; a change triggers a fit
 * @param wish preferred sizes
 * @param onFit called after each fit
 */
export function useFit(subject: unknown, wish: FitWish, onFit?: (fit: SlideFit) => void): Fit {
  const stage = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const latest = useRef({ wish, onFit });
  useLayoutEffect(() => {
    latest.current = { wish, onFit };
  });
  useLayoutEffect(() => {
    refit(stage.current, content.current, latest.current);
  }, [subject]);
  useLayoutEffect(() => {
    const box = stage.current;
    if (!box) return undefined;
    const handleChange = () => {
      refit(box, content.current, latest.current);
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
  { wish, onFit }: { wish: FitWish; onFit: ((fit: SlideFit) => void) | undefined },
): void {
  if (!stage || !content) return;
  const start = performance.now();
  const fit = fitSlide(stage, content, wish);
  performance.clearMeasures(MEASURE);
  performance.measure(MEASURE, { start, end: performance.now() });
  onFit?.(fit);
}
