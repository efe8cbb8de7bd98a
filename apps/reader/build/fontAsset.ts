import type { Plugin } from 'vite';
import { gurmukhiFont } from './gurmukhiFont.ts';

/** Puts the reading face among the files of the client. */
export function fontAsset(): Plugin {
  return {
    name: 'naad:font-asset',
    apply: 'build',
    async generateBundle() {
      const { fileName, bytes } = await gurmukhiFont();
      this.emitFile({ type: 'asset', fileName, source: bytes });
    },
  };
}
