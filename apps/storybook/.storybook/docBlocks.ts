import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Resolves the doc blocks for pages beside the components of libraries, because only this project has them installed. */
export const docBlocks = (): Plugin => ({
  name: 'naad:doc-blocks',
  enforce: 'pre',
  resolveId(id, importer, options) {
    if (id !== '@storybook/addon-docs/blocks' || !importer?.endsWith('.mdx')) return null;
    return this.resolve(id, fileURLToPath(import.meta.url), { ...options, skipSelf: true });
  },
});
