/** How long a line that is not drawn yet is waited for, in milliseconds: a long bani is drawn piece by piece. */
const WAIT_MS = 3_000;
/** How long the way to a line takes at most, and how long what is drawn meanwhile may still move it. */
const ARRIVE_MS = 1_500;
/** Further away than so many screens one does not watch the way. */
const FAR_SCREENS = 2;

const findLine = (area: Element) => area.querySelector('[data-verse-id][aria-current="true"]');

function isInSight({ top, bottom, height }: DOMRect): boolean {
  return height > window.innerHeight
    ? bottom > 0 && top < window.innerHeight
    : top >= 0 && bottom <= window.innerHeight;
}

/** By hand one goes where one wants. */
const OWN_WAYS = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * Brings the highlighted line of an area into the middle of the screen, as soon as it is drawn, and again where what is drawn
 * on the way has moved it.
 *
 * @returns gives it up, as whoever scrolls does
 */
export function showCurrentRow(area: Element): () => void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    for (const way of OWN_WAYS) window.removeEventListener(way, stop);
  }

  /** Goes there until it stays: lines that come into sight are as high as they are, and not as was thought. */
  function settle(until: number): void {
    const line = findLine(area);
    if (line && !isInSight(line.getBoundingClientRect())) {
      line.scrollIntoView({ block: 'center', behavior: 'instant' });
    }
    if (performance.now() < until) frame = requestAnimationFrame(() => settle(until));
    else stop();
  }

  function go(line: Element): void {
    const { top } = line.getBoundingClientRect();
    const isFar = Math.abs(top - window.innerHeight / 2) > FAR_SCREENS * window.innerHeight;
    const isAtOnce = isStill || isFar;
    line.scrollIntoView({ block: 'center', behavior: isAtOnce ? 'instant' : 'smooth' });
    if (isAtOnce) settle(performance.now() + ARRIVE_MS);
    else timer = setTimeout(() => settle(performance.now() + ARRIVE_MS), ARRIVE_MS / 2);
  }

  function look(until: number): void {
    const line = findLine(area);
    if (line) go(line);
    else if (performance.now() < until) frame = requestAnimationFrame(() => look(until));
    else stop();
  }

  for (const way of OWN_WAYS) window.addEventListener(way, stop, { passive: true });
  look(performance.now() + WAIT_MS);
  return stop;
}
