/** How long after it came a page is taken for read though nobody moved, in milliseconds. */
const STILL_MS = 4000;

const SIGNS = ['scroll', 'pointerdown', 'keydown', 'touchstart'] as const;

/**
 * Runs a task once somebody reads the page and nothing else is to be done: never while the page itself is on its way.
 *
 * @returns takes the task back
 */
export function afterReadingBegan(task: () => void): () => void {
  let idle = 0;
  const run = () => {
    stop();
    if ('requestIdleCallback' in window) idle = requestIdleCallback(task, { timeout: 3000 });
    else task();
  };
  const timer = setTimeout(run, STILL_MS);
  for (const sign of SIGNS) window.addEventListener(sign, run, { passive: true });

  function stop() {
    clearTimeout(timer);
    for (const sign of SIGNS) window.removeEventListener(sign, run);
  }
  return () => {
    stop();
    if (idle !== 0) cancelIdleCallback(idle);
  };
}
