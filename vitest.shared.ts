import type { ViteUserConfig } from 'vitest/config';

/**
 * For projects of many small files: to load everything anew for each file takes longer than all their tests. What a test
 * changes, it puts back; `vitest.setup.ts` helps with it.
 */
export const WITH_FILES_TOGETHER = { isolate: false, unstubGlobals: true } as const;

/**
 * Settings of every Vitest project: the path of the machine-readable report, which the test command totals, failure if no
 * tests are found, and time limits.
 *
 * @param name the project's folder name below dist/reports, the Nx project name without its scope
 */
export function sharedTestConfig(name: string): NonNullable<ViteUserConfig['test']> {
  const root = new URL('./', import.meta.url).pathname;
  return {
    reporters: ['default', ['json', { outputFile: `${root}dist/reports/@naad/${name}/vitest.json` }]],
    passWithNoTests: false,
    // Only ends what hangs: several suites share two cores, and some tests read every line of the scripture.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    restoreMocks: true,
  };
}
