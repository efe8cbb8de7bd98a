import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { InterfaceLanguage } from '@naad/settings-schema';

/** Front ends rendered at build time: their documents are files, which the server only completes. */
export const FRONT_ENDS = [
  { name: 'controller', documents: { '/control': 'index', '/control/:code': 'index' } },
  {
    name: 'display',
    documents: { '/display': 'index', '/display/screen': 'index', '/display/overlay': 'index' },
  },
] as const satisfies { name: string; documents: Record<string, string> }[];

/** A document in one language. */
export interface BuiltDocument {
  readonly html: string;
  /** CSP source expressions of the inline styles. */
  readonly styleHashes: readonly string[];
  /** CSP source expressions of the inline scripts; data in script elements needs none. */
  readonly scriptHashes: readonly string[];
}

export interface FrontEnd {
  readonly name: (typeof FRONT_ENDS)[number]['name'];
  /** Prefix of its scripts, styles and fonts, such as `/control` for `/control/assets/…`. */
  readonly base: string;
  /** Route patterns, each with the name of its document. */
  readonly addresses: readonly (readonly [address: string, document: string])[];
  /** Keyed by name and language, such as `index.pa`. */
  readonly documents: ReadonlyMap<string, BuiltDocument>;
  /** Folder of the build. */
  readonly directory: string;
}

const STYLES = /<style[^>]*>([^]*?)<\/style>/g;
const SCRIPTS = /<script(?: type="module")?>([^]*?)<\/script>/g;

function hashesOf(html: string, elements: RegExp): string[] {
  return [...html.matchAll(elements)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

/**
 * Makes a document's relative addresses work at all of its paths, such as `/control` and `/control/ABC-XYZ`. Its manifest is
 * the site's, so that a visitor installs the whole site.
 */
function withRootedAddresses(html: string, base: string): string {
  return html
    .replaceAll('./assets/', `${base}/assets/`)
    .replace('href="./site.webmanifest"', 'href="/site.webmanifest"')
    .replaceAll(/href="\.\/([\w-]+\.(?:svg|png)")/g, (_address, file: string) => `href="${base}/${file}`);
}

/**
 * `index.pa.html` is the document `index` in Punjabi. `index.html` is for static hosts, and for this server if the build has
 * no others.
 */
async function readDocuments(directory: string, base: string): Promise<Map<string, BuiltDocument>> {
  const names = (await readdir(directory)).filter((each) => /^index\b.*\.html$/.test(each));
  return new Map(
    await Promise.all(
      names.map(async (name): Promise<[string, BuiltDocument]> => {
        const html = withRootedAddresses(await readFile(path.join(directory, name), 'utf8'), base);
        const [styleHashes, scriptHashes] = [hashesOf(html, STYLES), hashesOf(html, SCRIPTS)];
        return [name.slice(0, -'.html'.length), { html, styleHashes, scriptHashes }];
      }),
    ),
  );
}

/**
 * Loads the front ends that have been built, each from `dist/@naad/<name>`.
 *
 * @param dist root folder of all builds
 */
export async function loadFrontEnds(dist: string): Promise<FrontEnd[]> {
  const built = FRONT_ENDS.map((each) => ({ ...each, directory: path.join(dist, '@naad', each.name) }));
  return Promise.all(
    built
      .filter(({ directory }) => existsSync(path.join(directory, 'assets')))
      .map(async ({ name, documents, directory }) => {
        const addresses = Object.entries(documents);
        const base = addresses[0]?.[0] ?? '/';
        return { name, base, addresses, documents: await readDocuments(directory, base), directory };
      }),
  );
}

/** The document in a language, else in English, else without a language; null if it wasn't built. */
export function documentOf(
  { documents }: FrontEnd,
  name: string,
  language: InterfaceLanguage,
): BuiltDocument | null {
  return documents.get(`${name}.${language}`) ?? documents.get(`${name}.en`) ?? documents.get(name) ?? null;
}
