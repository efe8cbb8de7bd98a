import { afterEach } from 'vitest';

/**
 * What axe has to say of a story that is well goes nowhere: it would make a report of 150 MB. A violation is an error,
 * and has been thrown by now.
 */
afterEach(({ task }) => {
  delete (task.meta as { reports?: unknown }).reports;
});
