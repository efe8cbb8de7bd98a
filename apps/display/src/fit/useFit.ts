import { type RefObject, useLayoutEffect, useRef } from 'react';
import { fitContent } from './fitContent.ts';

export interface Fit {
  /** The box that nothing may leave. */
  readonly stage: RefObject<HTMLDivElement | null>;
  /** What stands in it; `data-row` marks each of its rows. */
  readonly content: RefObject<HTMLDivElement | null>;
}

/** The name of the measure in which a browser keeps how long the last fit took. */
const MEASURE = 'naad:fit';

/**
 * Makes what stands on a stage as large as it wishes to be, and smaller where that does not fit: before it is painted, so
 * that nobody ever sees it clipped. It is fitted anew when the slide, the window or a face changes.
 *
 * @param subject what is shown; another one is fitted anew
 * @param onFit hears the scale, 1 where the wish was granted
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
    // Called before a frame is painted, too.
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
