import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Excludes woff2, which is already compressed. */
const COMPRESSIBLE = /\.(js|css|svg|txt|json)$/;

/** Writes maximally compressed `.br` and `.gz` files beside every compressible file, for the server to choose from. */
export function precompress(): Plugin {
  let directory = '';
  return {
    name: 'naad:precompress',
    apply: 'build',
    configResolved(config) {
      directory = path.resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      const files = readdirSync(directory, { recursive: true }).map(String);
      for (const file of files.filter((each) => COMPRESSIBLE.test(each) && !each.startsWith('.'))) {
        const target = path.join(directory, file);
        const bytes = readFileSync(target);
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        };
        writeFileSync(`${target}.br`, brotliCompressSync(bytes, { params }));
        writeFileSync(`${target}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
