import { existsSync, readFileSync } from 'node:fs';
import { loadedChunks } from './tools/lib/loaded-chunks.mjs';

const client = 'dist/@naad/reader/client';
const manifestFile = new URL(`./${client}/.vite/manifest.json`, import.meta.url);
if (!existsSync(manifestFile)) throw new Error('There is no build to measure: run npm run build first.');
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));

/** Files that every page loads, beside which a page has its own. */
const COMMON = loadedChunks(manifest, /^$/).length;

/** The files that a page loads, with its messages. Fails if a name no longer matches, which would make it look light. */
function filesOf(view) {
  const files = loadedChunks(manifest, new RegExp(`${view}|catalogs.pa.site`));
  if (files.length < COMMON + 2) throw new Error(`The files of ${view} have other names now.`);
  return files.map((file) => `${client}/${file}`);
}

/** The controller is one page: a document with its texts, styles and first script in it. The desk loads when the form is used. */
const controller = 'dist/@naad/controller';
const controllerManifest = JSON.parse(
  readFileSync(new URL(`./${controller}/.vite/manifest.json`, import.meta.url), 'utf8'),
);
const firstScripts = loadedChunks(controllerManifest, /^$/);
const deskScripts = loadedChunks(controllerManifest, /src.live/).filter(
  (file) => !firstScripts.includes(file),
);
/** The desk's messages, in the language whose texts are the longest. */
const deskMessages = loadedChunks(controllerManifest, /catalogs.pa.desk/).filter(
  (file) => !firstScripts.includes(file),
);
if (firstScripts.length !== 1 || deskScripts.length !== 1 || deskMessages.length !== 1)
  throw new Error('The files of /control have other names now.');

/** The loader on other people's pages, and the script of its frame. */
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
    name: `JavaScript of ${view} [F5, R6]`,
    path: filesOf(view),
    limit: '110 kB',
    brotli: true,
  })),
  ...['HomePage', 'SearchPage'].map((view) => ({
    name: `JavaScript of ${view}, with the texts of other pages`,
    path: filesOf(`${view}|catalogs.pa.pages`),
    limit: '115 kB',
    brotli: true,
  })),
  // React has 52 kB of it: the controller runs the React that its tests and stories run.
  {
    name: 'JavaScript of the first load of /control [Y10]',
    path: firstScripts.map((file) => `${controller}/${file}`),
    limit: '67 kB',
    brotli: true,
  },
  {
    name: 'JavaScript of the desk of /control, with its texts',
    path: [...deskScripts, ...deskMessages].map((file) => `${controller}/${file}`),
    limit: '49.5 kB',
    brotli: true,
  },
  {
    name: 'Document of /control, its texts, styles and first script among it',
    path: `${controller}/index.pa.html`,
    limit: '72 kB',
    brotli: true,
  },
  { name: 'embed.js [K16]', path: `${embed}/loader/embed.js`, limit: '2 kB', brotli: true },
  { name: 'JavaScript of a frame [K16]', path: frameScripts, limit: '8 kB', brotli: true },
];
