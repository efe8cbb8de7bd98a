import { loadChunk } from '../../shared/loadChunk.ts';

/** Milliseconds after which a page counts as being read even without input. */
const STILL_MS = 4000;

const READING_EVENTS = ['scroll', 'pointerdown', 'keydown', 'touchstart'] as const;

/**
 * Runs a task once the visitor has begun to read and the browser is idle: never while the page is still loading.
 *
 * @returns cancels the task
 */
export function onReadingStarted(task: () => void): () => void {
  let idle = 0;
  const run = () => {
    stop();
    if ('requestIdleCallback' in window) idle = requestIdleCallback(task, { timeout: 3000 });
    else task();
  };
  const timer = setTimeout(run, STILL_MS);
  for (const type of READING_EVENTS) window.addEventListener(type, run, { passive: true });

  function stop() {
    clearTimeout(timer);
    for (const type of READING_EVENTS) window.removeEventListener(type, run);
  }
  return () => {
    stop();
    if (idle !== 0) cancelIdleCallback(idle);
  };
}

/** Loads the reading help; null if it fails, since the page can be read without it. */
export const loadReadingHelp = () => loadChunk(() => import('./readingHelp.ts')).catch(() => null);
