import { existsSync, readFileSync } from 'node:fs';
import { loadedChunks } from './tools/lib/loaded-chunks.mjs';

const client = 'dist/@naad/reader/client';
const manifestFile = new URL(`./${client}/.vite/manifest.json`, import.meta.url);
if (!existsSync(manifestFile)) throw new Error('There is no build to measure: run npm run build first.');
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));

/** The page's own file, and its texts: a name that no longer matches would make the page look light. */
const page = loadedChunks(manifest, /ShabadPage|catalogs.pa.site/);
if (page.length < loadedChunks(manifest, /^$/).length + 2)
  throw new Error('The files of /shabad have other names now.');

/** What a page loads, compressed with brotli file by file, as the server sends it. */
export default [
  {
    name: 'JavaScript of /shabad, in Punjabi, whose texts are the longest',
    path: page.map((file) => `${client}/${file}`),
    limit: '95 kB',
    brotli: true,
  },
];
