import type { ViteUserConfig } from 'vitest/config';

/**
 * What every Vitest project of the workspace shares: where the machine-readable report goes (the test command
 * adds the totals up), and that nothing passes by finding no tests.
 *
 * @param name the project's folder name below dist/reports, the Nx project name without its scope
 */
export function sharedTestConfig(name: string): NonNullable<ViteUserConfig['test']> {
  const root = new URL('./', import.meta.url).pathname;
  return {
    reporters: ['default', ['json', { outputFile: `${root}dist/reports/@naad/${name}/vitest.json` }]],
    passWithNoTests: false,
    restoreMocks: true,
  };
}
