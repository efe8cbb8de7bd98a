import type { Plugin } from 'vite';

/** Vite's plugin that wraps dynamic imports. */
const WRAPPING_PLUGIN = 'native:import-analysis-build';

/**
 * Leaves dynamic imports as they are. Vite would wrap each in a helper that preloads nothing, since `modulePreload` and
 * `cssCodeSplit` are off.
 */
export function plainImports(): Plugin {
  return {
    name: 'naad:plain-imports',
    configResolved({ plugins }) {
      const index = plugins.findIndex(({ name }) => name === WRAPPING_PLUGIN);
      if (index === -1) throw new Error(`This version of Vite has no plugin ${WRAPPING_PLUGIN}.`);
      (plugins as Plugin[]).splice(index, 1);
    },
  };
}
