import type { Plugin } from 'vite';

/**
 * Lets a part of the program be imported as it stands. Vite puts a call around each import by which the files and styles
 * that it needs are asked for beforehand; here it would ask for none, since `modulePreload` and `cssCodeSplit` are off.
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

/** An import, and what is made of it where only some of its exports are used. */
const WRAPPED =
  /__vitePreload\((?:async )?\(\) => (?:\{\s*const \{[^{}]*\} = await )?(import\("[^"]*"\))(?:;\s*return \{[^{}]*\};\s*\})?, __VITE_PRELOAD__\)/g;

/** Exported for its test. */
export function withoutPreload(code: string): string {
  return code.replaceAll(WRAPPED, '$1');
}
