/** Milliseconds to wait for a line that isn't rendered yet: a slow phone renders a long bani in chunks for seconds. */
const WAIT_MS = 30_000;
/** Milliseconds that scrolling to a line takes at most, and during which rendering may still move the line. */
const ARRIVE_MS = 1_500;
/** Screens of distance beyond which scrolling isn't animated. */
const FAR_SCREENS = 2;

const findLine = (area: Element) => area.querySelector('[data-verse-id][aria-current="true"]');

function isInSight({ top, bottom, height }: DOMRect): boolean {
  return height > window.innerHeight
    ? bottom > 0 && top < window.innerHeight
    : top >= 0 && bottom <= window.innerHeight;
}

/** Events by which the visitor scrolls. */
const SCROLL_EVENTS = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * Scrolls the highlighted line of an area to the middle of the screen once it is rendered, and again if rendering on
 * the way has moved it.
 *
 * @returns cancels it, as scrolling by the visitor does
 */
export function showCurrentRow(area: Element): () => void {
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let observer: MutationObserver | ResizeObserver | null = null;

  function stop(): void {
    clearTimeout(timer);
    observer?.disconnect();
    for (const type of SCROLL_EVENTS) window.removeEventListener(type, stop);
  }

  function bringIntoSight(): void {
    const line = findLine(area);
    if (line && !isInSight(line.getBoundingClientRect()))
      line.scrollIntoView({ block: 'center', behavior: 'instant' });
  }

  /** Keeps the line in sight for a while, since lines only get their real height when they become visible. */
  function settle(): void {
    // Also called once at the start.
    observer = new ResizeObserver(bringIntoSight);
    observer.observe(area);
    timer = setTimeout(() => {
      bringIntoSight();
      stop();
    }, ARRIVE_MS);
  }

  function scrollToLine(line: Element): void {
    const { top } = line.getBoundingClientRect();
    const isFar = Math.abs(top - window.innerHeight / 2) > FAR_SCREENS * window.innerHeight;
    const isAtOnce = prefersReducedMotion || isFar;
    line.scrollIntoView({ block: 'center', behavior: isAtOnce ? 'instant' : 'smooth' });
    if (isAtOnce) settle();
    else timer = setTimeout(settle, ARRIVE_MS / 2);
  }

  function waitForLine(): void {
    observer = new MutationObserver(() => {
      const line = findLine(area);
      if (!line) return;
      clearTimeout(timer);
      observer?.disconnect();
      scrollToLine(line);
    });
    observer.observe(area, { childList: true, subtree: true, attributeFilter: ['aria-current'] });
    timer = setTimeout(stop, WAIT_MS);
  }

  for (const type of SCROLL_EVENTS) window.addEventListener(type, stop, { passive: true });
  const line = findLine(area);
  if (line) scrollToLine(line);
  else waitForLine();
  return stop;
}
