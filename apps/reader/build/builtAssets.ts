import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { fontFaceRule, LAST_FONT } from '../../../tools/vite/fontFaces.ts';
import {
  CHOSEN_FACES,
  DEFAULT_FACE,
  type Face,
  HYPHEN_FACE,
  LATIN_FACES,
  LONE_SIGN_FACE,
  SCRIPT_FACES,
} from './faces.ts';
import { lacksLetters } from '../src/shared/fonts/lacksLetters.ts';
import { EARLY_SCRIPTS, SCRIPT_LETTERS } from '../src/shared/fonts/scriptLetters.ts';
import { HASH_LENGTH } from './subsetFace.ts';
import { stylesInUse } from './stylesInUse.ts';

const NAME = 'virtual:built-assets';
const ENTRY = 'src/entryClient.tsx';
/** Sources of page components. */
const VIEW = /\/[A-Z]\w*(?:Page|Paath)\.tsx$/;

export interface BuiltAssetsOptions {
  /**
   * True for the service worker, whose documents link files that the browser has stored: none of them is a part of its code.
   */
  readonly linksFiles?: boolean;
}

/**
 * Gives the bundle that renders pages the results of the client build: the styles to inline in the document of each view, and
 * the addresses of its files.
 *
 * @param clientDirectory output folder of the client build, which must have run before
 */
export function builtAssets(
  clientDirectory: string,
  { linksFiles = false }: BuiltAssetsOptions = {},
): Plugin {
  return {
    name: 'naad:built-assets',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? moduleOf(clientDirectory, linksFiles) : null),
  };
}

function moduleOf(clientDirectory: string, linksFiles: boolean): string {
  const manifest = JSON.parse(
    readFileSync(path.join(clientDirectory, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const assets = readdirSync(path.join(clientDirectory, 'assets'));
  const styleFile = assets.find((file) => file.endsWith('.css') && !file.startsWith('faces-'));
  const entry = manifest[ENTRY];
  if (!styleFile || !entry) throw new Error(`No client build found in ${clientDirectory}.`);

  const read = (file: string) => readFileSync(path.join(clientDirectory, 'assets', file));
  const hrefOf = ({ name }: Face): string => {
    const file = assets.find((each) => new RegExp(`^${name}-.{${String(HASH_LENGTH)}}\\.woff2$`).test(each));
    if (!file) throw new Error(`The client build has no font file for the face ${name}.`);
    return `/assets/${file}`;
  };
  const linked = (face: Face) => fontFaceRule(face, hrefOf(face), 'fallback');
  // A font of a script that devices have is used from the next page on if it isn't cached yet, so it never delays or moves text.
  const optional = (face: Face) => fontFaceRule(face, hrefOf(face), 'optional', face.weight);
  const always =
    Object.values(LATIN_FACES).map(optional).join('') +
    fontFaceRule(LAST_FONT, hrefOf(LATIN_FACES.interface), 'swap') +
    fontFaceRule(HYPHEN_FACE, hrefOf(HYPHEN_FACE), 'swap') +
    linked(LONE_SIGN_FACE);
  /** Loads the face of a script before the first paint of a device that can't show its letters, and only there. */
  const letterCheck = (script: keyof typeof SCRIPT_LETTERS): { code: string; hash: string } => {
    const file = assets.find((each) => each.startsWith(`letters-${script}-`) && each.endsWith('.js'));
    if (!file) throw new Error(`The client build has no face as a script for ${script}.`);
    const tag = `'<script src="/assets/${file}"><\\/script>'`;
    const letters = JSON.stringify(SCRIPT_LETTERS[script]);
    const code = `(${lacksLetters.toString()})(${letters})&&document.write(${tag})`;
    return { code, hash: sourceHash(code) };
  };
  const css = read(styleFile).toString('utf8').trim();
  const hrefs = chunkHrefs(manifest);
  const fontHref = hrefOf(DEFAULT_FACE);
  const fontDataHref = linksFiles
    ? fontHref
    : `data:font/woff2;base64,${read(path.basename(fontHref)).toString('base64')}`;
  const inlined = fontFaceRule(DEFAULT_FACE, fontDataHref, 'block');
  const views = linksFiles ? [] : Object.keys(hrefs).filter((source) => VIEW.test(source));
  const values = {
    LINKS_STYLESHEET: linksFiles,
    // The font is inlined in the document, so no fallback is rendered first.
    inlineFontStyles: styles(always + inlined),
    privateFontStyles: styles(inlined),
    linkedFontStyles: styles(always + linked(DEFAULT_FACE)),
    viewStyles: Object.fromEntries(
      views.map((source) => [source, styles(stylesInUse(css, programOf(clientDirectory, hrefs, source)))]),
    ),
    stylesHref: `/assets/${styleFile}`,
    fontHref,
    fontDataHref,
    latinHrefs: { interface: hrefOf(LATIN_FACES.interface), text: hrefOf(LATIN_FACES.text) },
    chosenFaces: Object.fromEntries(
      Object.entries(CHOSEN_FACES).map(([font, face]) => [
        font,
        { href: hrefOf(face), styles: styles(linked(face)) },
      ]),
    ),
    scriptFaces: Object.fromEntries(SCRIPT_FACES.map((face) => [face.name, styles(optional(face))])),
    letterChecks: linksFiles
      ? {}
      : Object.fromEntries(EARLY_SCRIPTS.map((script) => [script, letterCheck(script)])),
    scriptHref: `/${entry.file}`,
    chunkHrefs: hrefs,
    shellHrefs: shellHrefs(hrefs, clientDirectory),
    assetHrefs: assets.filter((file) => !/\.(?:br|gz)$/.test(file)).map((file) => `/assets/${file}`),
    catalogHrefs: firstFilesBy(hrefs, /\/catalogs\/([\w-]+)\/[\w-]+\.po$/),
    articleHrefs: firstFilesBy(hrefs, /\/content\/([\w-]+)\/[\w-]+\.md$/),
    faceHrefs: Object.fromEntries([
      ...Object.entries(CHOSEN_FACES).map(([font, face]) => [font, hrefOf(face)]),
      ...SCRIPT_FACES.map((face) => [face.name, hrefOf(face)]),
    ]),
  };
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

/** The entry and every dynamically imported chunk by source: its file, then all files it imports. */
function chunkHrefs(manifest: Manifest): Record<string, string[]> {
  const collect = (key: string, found: Set<string>): Set<string> => {
    const chunk = manifest[key];
    if (!chunk || found.has(`/${chunk.file}`)) return found;
    found.add(`/${chunk.file}`);
    for (const each of chunk.imports ?? []) collect(each, found);
    return found;
  };
  const entries = Object.entries(manifest).filter(
    ([, { isEntry, isDynamicEntry }]) => isEntry ?? isDynamicEntry,
  );
  return Object.fromEntries(entries.map(([key]) => [key, [...collect(key, new Set())]]));
}

/** The own files of chunks, grouped by a part of the source. */
function firstFilesBy(
  hrefs: Readonly<Record<string, readonly string[]>>,
  pattern: RegExp,
): Record<string, string[]> {
  const groups: Record<string, string[]> = {};
  for (const [source, [file]] of Object.entries(hrefs)) {
    const name = pattern.exec(source)?.[1];
    if (name !== undefined && file !== undefined) (groups[name] ??= []).push(file);
  }
  return groups;
}

/** Code that only visitors of a tool or of one language load, or that can't be used without a connection. */
const SELDOM_USED =
  /searchWorker|syncParts|\/content\/|\/catalogs\/|\/features\/(?:assistant|audio|account)\/|\/pages\/(?:embed|report)\/|SiteVoice|siteRecorder|importLegacyPreferences/;

/**
 * Files that every page of any language needs to work without a connection: all code but that of {@link SELDOM_USED}, the styles
 * and the faces of Gurmukhi and Latin.
 */
function shellHrefs(hrefs: Readonly<Record<string, readonly string[]>>, clientDirectory: string): string[] {
  const needed = Object.entries(hrefs)
    .filter(([source]) => !SELDOM_USED.test(source))
    .flatMap(([, files]) => files.filter((file) => !SELDOM_USED.test(file)));
  const byCatalog = new Set(
    Object.entries(hrefs).flatMap(([source, files]) => (source.endsWith('.po') ? (files[0] ?? []) : [])),
  );
  const faces = [DEFAULT_FACE, ...Object.values(LATIN_FACES), HYPHEN_FACE, LONE_SIGN_FACE].map(
    ({ name }) => name,
  );
  const other = readdirSync(path.join(clientDirectory, 'assets')).filter(
    (file) =>
      file.endsWith('.css') ||
      (file.endsWith('.woff2') && faces.includes(file.slice(0, -`-.woff2`.length - HASH_LENGTH))),
  );
  return [...new Set([...needed, ...other.map((file) => `/assets/${file}`)])].filter(
    (file) => !byCatalog.has(file),
  );
}

/** The code of all files that the document of a view loads: everything that can render the page at first. */
function programOf(
  clientDirectory: string,
  hrefs: Readonly<Record<string, readonly string[]>>,
  source: string,
): string {
  const files = new Set([...(hrefs[ENTRY] ?? []), ...(hrefs[source] ?? [])]);
  return [...files].map((href) => readFileSync(path.join(clientDirectory, href), 'utf8')).join('\n');
}

function styles(css: string): { css: string; hash: string } {
  return { css, hash: sourceHash(css) };
}

/** CSP source expression of an inline style or script. */
const sourceHash = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
