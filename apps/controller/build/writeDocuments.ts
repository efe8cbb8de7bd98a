import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { DrawnDocument, DrawOptions } from '../src/drawDocuments.tsx';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

const ENTRY = 'src/entryClient.tsx';
const STATIC_HOST = 'src/staticHost.ts';

/** A chunk's key with the keys of everything it imports statically. */
function withImports(manifest: Manifest, key: string, visited = new Set<string>()): Set<string> {
  if (visited.has(key)) return visited;
  visited.add(key);
  for (const each of manifest[key]?.imports ?? []) withImports(manifest, each, visited);
  return visited;
}

/** Renders the documents with the server bundle that was just built, then deletes the bundle. */
export function writeDocuments(dist: string): Plugin {
  return {
    name: 'naad:write-documents',
    apply: 'build',
    async writeBundle() {
      const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
      const chunks = [...withImports(manifest, ENTRY)].map((key) => manifest[key]);
      const styles = chunks.flatMap((chunk) => chunk?.css ?? []);
      const style = styles
        .map((file) => readFileSync(path.join(dist, file), 'utf8'))
        .join('')
        // Relative to the style sheet so far.
        .replaceAll('url(./', 'url(./assets/');
      const [entry, staticHost] = [manifest[ENTRY], manifest[STATIC_HOST]];
      if (!entry || !staticHost) throw new Error(`The client build lacks ${ENTRY} or ${STATIC_HOST}.`);
      const script = readFileSync(path.join(dist, entry.file), 'utf8');
      const bundle = pathToFileURL(path.join(dist, 'server/drawDocuments.js')).href;
      const { drawDocuments } = (await import(bundle)) as {
        drawDocuments: (options: DrawOptions) => Promise<DrawnDocument[]>;
      };
      const documents = await drawDocuments({
        style,
        script,
        staticScript: `./${staticHost.file}`,
      });
      for (const { name, html } of documents) writeFileSync(path.join(dist, `${name}.html`), html);
      rmSync(path.join(dist, 'server'), { recursive: true });
    },
  };
}
