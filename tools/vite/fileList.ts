import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** `FILE_LIST` of `@naad/api-contract`. */
const NAME = 'files.json';

/** Writes the list of a front end's scripts, styles and fonts, by which a service worker keeps all of them. */
export function fileList(): Plugin {
  let directory = '';
  return {
    name: 'naad:file-list',
    apply: 'build',
    configResolved(config) {
      directory = path.resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      const files = readdirSync(path.join(directory, 'assets'))
        .filter((file) => !/\.(?:br|gz)$/.test(file))
        .map((file) => `assets/${file}`);
      writeFileSync(path.join(directory, NAME), `${JSON.stringify(files.sort(), null, 2)}\n`);
    },
  };
}
