import type { Plugin } from 'vite';

/**
 * Removes Vite's preload helper from dynamic imports. It would preload nothing, since `modulePreload` and `cssCodeSplit` are
 * off.
 */
export function leanImports(): Plugin {
  return {
    name: 'naad:lean-imports',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
    renderChunk: { order: 'pre', handler: (code) => ({ code: withoutPreload(code), map: null }) },
  };
}

/** A wrapped dynamic import, also in the form that picks some of its exports. */
const WRAPPED =
  /__vitePreload\((?:async )?\(\) => (?:\{\s*const \{[^{}]*\} = await )?(import\("[^"]*"\))(?:;\s*return \{[^{}]*\};\s*\})?, __VITE_PRELOAD__\)/g;

/** Exported for its test. */
export function withoutPreload(code: string): string {
  return code.replaceAll(WRAPPED, '$1');
}
