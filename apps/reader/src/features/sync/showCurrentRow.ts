/** Milliseconds to wait for a line that isn't rendered yet: a slow phone renders a long bani in chunks for seconds. */
const WAIT_MS = 30_000;
/** Milliseconds that a line must stay in sight, during which rendering may still move it. */
const ARRIVE_MS = 1_500;
/** Frames that a line must stay in sight: on a slow phone a few frames outlast {@link ARRIVE_MS}. */
const ARRIVE_FRAMES = 30;
/** Milliseconds after which the line is left where it is, even if it still moves. */
const SETTLE_MS = 30_000;
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
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    for (const type of SCROLL_EVENTS) window.removeEventListener(type, stop);
  }

  /** Scrolls until the line stays in place, since lines only get their real height when they become visible. */
  function settle(): void {
    const giveUpAt = performance.now() + SETTLE_MS;
    let inSightSince = performance.now();
    let framesInSight = 0;
    function nextFrame(): void {
      const line = findLine(area);
      const now = performance.now();
      if (line && !isInSight(line.getBoundingClientRect())) {
        line.scrollIntoView({ block: 'center', behavior: 'instant' });
        inSightSince = now;
        framesInSight = 0;
      }
      framesInSight++;
      const hasArrived = framesInSight > ARRIVE_FRAMES && now - inSightSince > ARRIVE_MS;
      if (hasArrived || now > giveUpAt) stop();
      else frame = requestAnimationFrame(nextFrame);
    }
    nextFrame();
  }

  function scrollToLine(line: Element): void {
    const { top } = line.getBoundingClientRect();
    const isFar = Math.abs(top - window.innerHeight / 2) > FAR_SCREENS * window.innerHeight;
    const isAtOnce = prefersReducedMotion || isFar;
    line.scrollIntoView({ block: 'center', behavior: isAtOnce ? 'instant' : 'smooth' });
    if (isAtOnce) settle();
    else timer = setTimeout(settle, ARRIVE_MS / 2);
  }

  function waitForLine(until: number): void {
    const line = findLine(area);
    if (line) scrollToLine(line);
    else if (performance.now() < until) frame = requestAnimationFrame(() => waitForLine(until));
    else stop();
  }

  for (const type of SCROLL_EVENTS) window.addEventListener(type, stop, { passive: true });
  waitForLine(performance.now() + WAIT_MS);
  return stop;
}
