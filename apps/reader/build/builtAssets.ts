import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { UNICODE_RANGE } from './gurmukhiFont.ts';

const NAME = 'virtual:built-assets';
const ENTRY = 'src/entryClient.tsx';

/**
 * Gives the server bundle what the client build left behind: the styles of the whole site to write into every document,
 * and the addresses of its files.
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
  const fontFile = assets.find((file) => file.endsWith('.woff2'));
  const styleFile = assets.find((file) => file.endsWith('.css'));
  const entry = manifest[ENTRY];
  if (!fontFile || !styleFile || !entry) throw new Error(`There is no built client in ${clientDirectory}.`);

  const read = (file: string) => readFileSync(path.join(clientDirectory, 'assets', file));
  const css = read(styleFile).toString('utf8').trim();
  const fontHref = `/assets/${fontFile}`;
  const inline = `data:font/woff2;base64,${read(fontFile).toString('base64')}`;
  const values = {
    // In the document the face is there at once: nothing is drawn in another first.
    inlineFontStyles: styles(fontFace(inline, 'block') + css),
    linkedFontStyles: styles(fontFace(fontHref, 'fallback') + css),
    fontHref,
    scriptHref: `/${entry.file}`,
    chunkHrefs: chunkHrefs(manifest),
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

function fontFace(url: string, display: 'block' | 'fallback'): string {
  return `@font-face{font-family:"Naad Gurmukhi";src:url(${url}) format("woff2");font-display:${display};unicode-range:${UNICODE_RANGE}}`;
}

function styles(css: string): { css: string; hash: string } {
  return { css, hash: `'sha256-${createHash('sha256').update(css).digest('base64')}'` };
}
