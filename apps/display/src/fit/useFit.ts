import { type RefObject, useLayoutEffect, useRef } from 'react';
import {
  ALL_FITS,
  fitSlide,
  type FitWish,
  repeatLayout,
  type SlideFit,
  type SlideLayout,
} from './fitSlide.ts';

export interface Fit {
  /** The box that the content must fit. */
  readonly stage: RefObject<HTMLDivElement | null>;
  /** The content; `data-gurbani` marks its Gurbani, `data-rest` what is below, and `data-row` each row of that. */
  readonly content: RefObject<HTMLDivElement | null>;
}

/** Name of the performance measure of the last fit. */
const MEASURE = 'naad:fit';

/** Most layouts that are remembered: more lines than any shabad has. */
const MOST_LAYOUTS = 200;

/** The latest layouts of this window, by the content as JSON. */
const layouts = new Map<string, RememberedLayout>();

interface RememberedLayout {
  /** The wish and the size of the stage, as JSON. */
  readonly room: string;
  readonly layout: SlideLayout;
}

/** True if this window remembers how content was fitted, so that it needn't be fitted ahead. */
export const isFitted = (subject: unknown): boolean => layouts.has(JSON.stringify(subject));

interface StageSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Fits the content to the stage before it is painted, so that it is never visibly clipped. Fits again when the slide, the
 * window or a font changes. A slide that was fitted before isn't measured again: a line that returns, as in kirtan, is painted
 * at once.
 *
 * @param subject everything that the content is made of, as data; a change triggers a fit
 * @param wish preferred sizes
 * @param onFit called after each fit
 */
export function useFit(subject: unknown, wish: FitWish, onFit?: (fit: SlideFit) => void): Fit {
  const stage = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const size = useRef<StageSize | null>(null);
  const latest = useRef({ subject, wish, onFit });
  useLayoutEffect(() => {
    latest.current = { subject, wish, onFit };
  });
  useLayoutEffect(() => {
    if (!stage.current || !content.current) return;
    // Reading the size now would lay out the new slide before it is fitted.
    size.current ??= sizeOf(stage.current);
    refit(stage.current, content.current, size.current, latest.current);
  }, [subject]);
  useLayoutEffect(() => {
    const box = stage.current;
    if (!box) return undefined;
    const handleResize = () => {
      size.current = sizeOf(box);
      if (content.current) refit(box, content.current, size.current, latest.current);
    };
    const handleFont = () => {
      layouts.clear();
      handleResize();
    };
    // A ResizeObserver also runs before paint.
    const resizes = new ResizeObserver(handleResize);
    resizes.observe(box);
    document.fonts.addEventListener('loadingdone', handleFont);
    return () => {
      resizes.disconnect();
      document.fonts.removeEventListener('loadingdone', handleFont);
    };
  }, []);
  return { stage, content };
}

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement): StageSize => ({
  width: clientWidth,
  height: clientHeight,
});

interface FitRequest {
  readonly subject: unknown;
  readonly wish: FitWish;
  readonly onFit: ((fit: SlideFit) => void) | undefined;
}

function refit(
  stage: HTMLElement,
  content: HTMLElement,
  size: StageSize,
  { subject, wish, onFit }: FitRequest,
): void {
  const start = performance.now();
  const key = JSON.stringify(subject);
  const room = JSON.stringify([wish, size]);
  const known = layouts.get(key);
  const repeated = known?.room === room ? known.layout : null;
  if (repeated) repeatLayout(content, repeated);
  const layout = repeated ?? fitSlide(stage, content, wish);
  if (layout) remember(key, { room, layout });
  performance.clearMeasures(MEASURE);
  performance.measure(MEASURE, { start, end: performance.now() });
  onFit?.(layout?.fit ?? ALL_FITS);
}

/** Remembers a layout as the latest one, and forgets the oldest of too many. */
function remember(key: string, layout: RememberedLayout): void {
  layouts.delete(key);
  layouts.set(key, layout);
  const [oldest] = layouts.keys();
  if (layouts.size > MOST_LAYOUTS && oldest !== undefined) layouts.delete(oldest);
}
