import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { CHOSEN_FACES, DEFAULT_FACE, type Face, LONE_SIGN_FACE, SCRIPT_FACES } from './faces.ts';
import { fontFaceRule } from './fontFaceRule.ts';
import { HASH_LENGTH } from './hashOf.ts';
import { stylesInUse } from './stylesInUse.ts';

const NAME = 'virtual:built-assets';
const ENTRY = 'src/entryClient.tsx';
/** What draws a page. */
const VIEW = /\/[A-Z]\w*(?:Page|Paath)\.tsx$/;

/**
 * Gives the server bundle what the client build left behind: the styles to write into the document of each view, and
 * the addresses of its files.
 *
 * @param clientDirectory where the client was built, before
 */
export function builtAssets(clientDirectory: string): Plugin {
  return {
    name: 'naad:built-assets',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? moduleOf(clientDirectory) : null),
  };
}

function moduleOf(clientDirectory: string): string {
  const manifest = JSON.parse(
    readFileSync(path.join(clientDirectory, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const assets = readdirSync(path.join(clientDirectory, 'assets'));
  const styleFile = assets.find((file) => file.endsWith('.css') && !file.startsWith('faces-'));
  const entry = manifest[ENTRY];
  if (!styleFile || !entry) throw new Error(`There is no built client in ${clientDirectory}.`);

  const read = (file: string) => readFileSync(path.join(clientDirectory, 'assets', file));
  const hrefOf = ({ name }: Face): string => {
    const file = assets.find((each) => new RegExp(`^${name}-.{${String(HASH_LENGTH)}}\\.woff2$`).test(each));
    if (!file) throw new Error(`The client was built without the face ${name}.`);
    return `/assets/${file}`;
  };
  const linked = (face: Face) => fontFaceRule(face, hrefOf(face), 'fallback');
  const css = read(styleFile).toString('utf8').trim();
  const hrefs = chunkHrefs(manifest);
  const fontHref = hrefOf(DEFAULT_FACE);
  const inline = `data:font/woff2;base64,${read(path.basename(fontHref)).toString('base64')}`;
  const values = {
    // In the document the face is there at once: nothing is drawn in another first.
    inlineFontStyles: styles(linked(LONE_SIGN_FACE) + fontFaceRule(DEFAULT_FACE, inline, 'block')),
    linkedFontStyles: styles(linked(LONE_SIGN_FACE) + linked(DEFAULT_FACE)),
    viewStyles: Object.fromEntries(
      Object.keys(hrefs)
        .filter((source) => VIEW.test(source))
        .map((source) => [source, styles(stylesInUse(css, programOf(clientDirectory, hrefs, source)))]),
    ),
    stylesHref: `/assets/${styleFile}`,
    fontHref,
    chosenFaces: Object.fromEntries(
      Object.entries(CHOSEN_FACES).map(([font, face]) => [
        font,
        { href: hrefOf(face), styles: styles(linked(face)) },
      ]),
    ),
    scriptFaces: Object.fromEntries(SCRIPT_FACES.map((face) => [face.name, styles(linked(face))])),
    scriptHref: `/${entry.file}`,
    chunkHrefs: hrefs,
  };
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

/** Every file that can be asked for by itself, with all it imports, itself first. */
function chunkHrefs(manifest: Manifest): Record<string, string[]> {
  const collect = (key: string, found: Set<string>): Set<string> => {
    const chunk = manifest[key];
    if (!chunk || found.has(`/${chunk.file}`)) return found;
    found.add(`/${chunk.file}`);
    for (const each of chunk.imports ?? []) collect(each, found);
    return found;
  };
  const asked = Object.entries(manifest).filter(
    ([, { isEntry, isDynamicEntry }]) => isEntry ?? isDynamicEntry,
  );
  return Object.fromEntries(asked.map(([key]) => [key, [...collect(key, new Set())]]));
}

/** All that the document of a view loads, which is all that can draw its page at first. */
function programOf(
  clientDirectory: string,
  hrefs: Readonly<Record<string, readonly string[]>>,
  source: string,
): string {
  const files = new Set([...(hrefs[ENTRY] ?? []), ...(hrefs[source] ?? [])]);
  return [...files].map((href) => readFileSync(path.join(clientDirectory, href), 'utf8')).join('\n');
}

function styles(css: string): { css: string; hash: string } {
  return { css, hash: `'sha256-${createHash('sha256').update(css).digest('base64')}'` };
}
