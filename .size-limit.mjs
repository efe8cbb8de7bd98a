import { existsSync, readFileSync } from 'node:fs';
import { loadedChunks } from './tools/lib/loaded-chunks.mjs';

const client = 'dist/@naad/reader/client';
const manifestFile = new URL(`./${client}/.vite/manifest.json`, import.meta.url);
if (!existsSync(manifestFile)) throw new Error('There is no build to measure: run npm run build first.');
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));

/** Files that every page loads, beside which a page has its own. */
const COMMON = loadedChunks(manifest, /^$/).length;

/** What a page loads: its own file and its texts too. A name that no longer matches would make it look light. */
function filesOf(view) {
  const files = loadedChunks(manifest, new RegExp(`${view}|catalogs.pa.site`));
  if (files.length < COMMON + 2) throw new Error(`The files of ${view} have other names now.`);
  return files.map((file) => `${client}/${file}`);
}

/** The controller is one page: a document with its texts, styles and first script in it, and the desk behind it. */
const controller = 'dist/@naad/controller';
const controllerFiles = loadedChunks(
  JSON.parse(readFileSync(new URL(`./${controller}/.vite/manifest.json`, import.meta.url), 'utf8')),
  /src.live/,
);
if (controllerFiles.length !== 2) throw new Error('The files of /control have other names now.');

/** What other people's pages load, and what a frame on them does. */
const embed = 'dist/@naad/embed';
const frameScripts = Object.values(
  JSON.parse(readFileSync(new URL(`./${embed}/client/.vite/manifest.json`, import.meta.url), 'utf8')),
)
  .filter(({ src }) => src === 'src/frame/startFrame.ts')
  .map(({ file }) => `${embed}/client/${file}`);
if (frameScripts.length !== 1) throw new Error('The script of frames has another name now.');

/** Compressed with brotli file by file, as the server sends it, in Punjabi, whose texts are the longest. */
export default [
  ...['ShabadPage', 'AngPage'].map((view) => ({
    name: `JavaScript of ${view}`,
    path: filesOf(view),
    limit: '100 kB',
    brotli: true,
  })),
  ...['HomePage', 'SearchPage'].map((view) => ({
    name: `JavaScript of ${view}, with the texts of other pages`,
    path: filesOf(`${view}|catalogs.pa.pages`),
    limit: '110 kB',
    brotli: true,
  })),
  {
    name: 'JavaScript of /control',
    path: controllerFiles.map((file) => `${controller}/${file}`),
    limit: '60 kB',
    brotli: true,
  },
  {
    name: 'Document of /control, its texts, styles and first script among it',
    path: `${controller}/index.pa.html`,
    limit: '22 kB',
    brotli: true,
  },
  { name: 'embed.js', path: `${embed}/loader/embed.js`, limit: '2 kB', brotli: true },
  { name: 'JavaScript of a frame', path: frameScripts, limit: '8 kB', brotli: true },
];
