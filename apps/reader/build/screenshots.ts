import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const FOLDER = new URL('../screenshots/', import.meta.url);

/** Adds the pictures that the web manifest names, which `npm run screenshots:install -w @naad/e2e` makes. */
export function screenshots(): Plugin {
  return {
    name: 'naad:screenshots',
    apply: 'build',
    generateBundle() {
      for (const name of readdirSync(FOLDER)) {
        this.emitFile({
          type: 'asset',
          fileName: `screenshots/${name}`,
          source: readFileSync(new URL(name, FOLDER)),
        });
      }
    },
  };
}
