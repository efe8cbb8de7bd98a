import { defineConfig } from 'vitest/config';
import { sharedTestConfig } from '../../vitest.shared.ts';

/** Tests that measure processor time, or how long something may take at most, and the drill that loads the machine. */
const MEASURING = [
  'src/accounts/superviseAccountStore.test.ts',
  'src/drills/rollingRestart.test.ts',
  'src/features/quotes/*.test.ts',
  'src/features/receipts/receipts.test.ts',
  'src/features/identity/isWeakPassword.test.ts',
  'src/features/sync/store/openFileStore.test.ts',
  'src/testing/eventLoopHold.test.ts',
];
const ALL = 'src/**/*.test.ts';

export default defineConfig({
  test: {
    ...sharedTestConfig('server'),
    // The files of a process share one loaded scripture: it is read-only, and loading takes half a second and much memory.
    isolate: false,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        // Most of these tests wait for timers, clients and other processes rather than for a processor.
        test: {
          name: 'server',
          include: [ALL],
          exclude: MEASURING,
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: 'measured', include: MEASURING, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
