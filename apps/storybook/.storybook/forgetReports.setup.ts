import { afterEach } from 'vitest';

/** Drops axe reports, which would add up to 150 MB. Violations have already been thrown as errors. */
afterEach(({ task }) => {
  delete (task.meta as { reports?: unknown }).reports;
});
