import { existsSync, readFileSync } from 'node:fs';
import { loadedChunks } from './tools/lib/loaded-chunks.mjs';

const client = 'dist/@naad/reader/client';
const manifestFile = new URL(`./${client}/.vite/manifest.json`, import.meta.url);
if (!existsSync(manifestFile)) throw new Error('There is no build to measure: run npm run build first.');
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));

/** What a page loads, compressed with brotli file by file, as the server sends it. */
export default [
  {
    name: 'JavaScript of /shabad, in Punjabi, whose texts are the longest',
    path: loadedChunks(manifest, /ShabadPage|catalogs.pa.site/).map((file) => `${client}/${file}`),
    limit: '95 kB',
    brotli: true,
  },
];
