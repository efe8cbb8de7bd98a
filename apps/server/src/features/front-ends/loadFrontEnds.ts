import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { InterfaceLanguage } from '@naad/settings-schema';

/** A front end that was drawn when it was built: its documents are files, which the server only completes. */
const FRONT_ENDS = [
  { name: 'controller', documents: { '/control': 'index', '/control/:code': 'index' } },
  {
    name: 'display',
    documents: { '/display': 'index', '/display/screen': 'index', '/display/overlay': 'index' },
  },
] as const satisfies { name: string; documents: Record<string, string> }[];

/** One document in one language. */
export interface BuiltDocument {
  readonly html: string;
  /** CSP source expressions of the styles that stand in it. */
  readonly styleHashes: readonly string[];
  /** And of the scripts. Data in script elements is none, and needs no leave. */
  readonly scriptHashes: readonly string[];
}

export interface FrontEnd {
  readonly name: string;
  /** What its scripts, styles and fonts are below: `/control/assets/…`. */
  readonly base: string;
  /** Addresses, as the router writes them, with the name of the document each is answered with. */
  readonly addresses: readonly (readonly [address: string, document: string])[];
  /** By name and language, `index.pa`. */
  readonly documents: ReadonlyMap<string, BuiltDocument>;
  readonly assetsDirectory: string;
}

const STYLES = /<style[^>]*>([^]*?)<\/style>/g;
const SCRIPTS = /<script type="module">([^]*?)<\/script>/g;

function hashesOf(html: string, elements: RegExp): string[] {
  return [...html.matchAll(elements)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

/** `index.pa.html` is the document `index` in Punjabi; `index.html`, where there is no other, is all languages'. */
async function readDocuments(directory: string): Promise<Map<string, BuiltDocument>> {
  const names = (await readdir(directory)).filter((each) => each.endsWith('.html'));
  return new Map(
    await Promise.all(
      names.map(async (name): Promise<[string, BuiltDocument]> => {
        const html = await readFile(path.join(directory, name), 'utf8');
        const [styleHashes, scriptHashes] = [hashesOf(html, STYLES), hashesOf(html, SCRIPTS)];
        return [name.slice(0, -'.html'.length), { html, styleHashes, scriptHashes }];
      }),
    ),
  );
}

/**
 * Loads the front ends that were built, each from `dist/@naad/<name>`.
 *
 * @param dist folder of everything that was built
 */
export async function loadFrontEnds(dist: string): Promise<FrontEnd[]> {
  const built = FRONT_ENDS.map((each) => ({ ...each, directory: path.join(dist, '@naad', each.name) }));
  return Promise.all(
    built
      .filter(({ directory }) => existsSync(path.join(directory, 'assets')))
      .map(async ({ name, documents, directory }) => {
        const addresses = Object.entries(documents);
        return {
          name,
          base: addresses[0]?.[0] ?? '/',
          addresses,
          documents: await readDocuments(directory),
          assetsDirectory: path.join(directory, 'assets'),
        };
      }),
  );
}

/** The document in that language, or in English, or in the one way it was built; null where it was not built at all. */
export function documentOf(
  { documents }: FrontEnd,
  name: string,
  language: InterfaceLanguage,
): BuiltDocument | null {
  return documents.get(`${name}.${language}`) ?? documents.get(`${name}.en`) ?? documents.get(name) ?? null;
}
