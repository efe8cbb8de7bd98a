import { FILE_LIST, FRONT_END_DOCUMENTS, type FrontEndBase } from '@naad/api-contract';
import { workerScope } from './workerScope.ts';

/**
 * Cache Storage name of documents and files of the controller and the display. A list is stored last, so that a front end with a
 * list is complete.
 */
export const FRONT_END_FILES = 'naad-front-ends-1';

const BASES = Object.keys(FRONT_END_DOCUMENTS) as FrontEndBase[];

/** The front end of a page's path; null for all other pages. */
export const frontEndOf = (pathname: string): FrontEndBase | null =>
  BASES.find((base) => pathname === base || pathname.startsWith(`${base}/`)) ?? null;

/** The stored document of an address, in the language and theme of the last visit; null if it isn't stored. */
export async function answerFrontEnd(base: FrontEndBase, pathname: string): Promise<Response | null> {
  const documents = FRONT_END_DOCUMENTS[base];
  const path = pathname.replace(/\/+$/, '');
  const href = documents.includes(path) ? path : base;
  return (await caches.match(href, { cacheName: FRONT_END_FILES })) ?? null;
}

/**
 * Stores all files and documents of a front end. Those of the build before it stay, for pages that are still open. Rejects if
 * something can't be loaded, or if the server was updated meanwhile; then the stored build stays as it is.
 */
export async function keepFrontEnd(base: FrontEndBase): Promise<void> {
  const cache = await caches.open(FRONT_END_FILES);
  const listHref = `${base}/${FILE_LIST}`;
  const listed = await load(listHref);
  const list = listed.clone();
  const hrefs = ((await listed.json()) as string[]).map((file) => `${base}/${file}`);
  for (const href of hrefs) {
    if (!(await cache.match(href))) await cache.put(href, await load(href));
  }
  const documents: [string, Response][] = [];
  for (const href of FRONT_END_DOCUMENTS[base]) {
    const document = await load(href);
    const files = (await document.clone().text()).match(new RegExp(`${base}/assets/[\\w.-]+`, 'g')) ?? [];
    const missing = files.find((file) => !hrefs.includes(file));
    if (missing !== undefined) throw new Error(`${missing} belongs to another build.`);
    documents.push([href, document]);
  }
  const before = (await (await cache.match(listHref))?.json()) as string[] | undefined;
  const wanted = new Set([
    listHref,
    ...FRONT_END_DOCUMENTS[base],
    ...hrefs,
    ...(before ?? []).map((file) => `${base}/${file}`),
  ]);
  for (const [href, document] of documents) await cache.put(href, document);
  await cache.put(listHref, list);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (frontEndOf(pathname) === base && !wanted.has(pathname)) await cache.delete(request);
  }
}

/** Asks the server whether the browser's own copy is current. */
async function load(href: string): Promise<Response> {
  const response = await workerScope.fetch(href, { cache: 'no-cache' });
  if (!response.ok || response.redirected) throw new Error(`${href} can't be kept.`);
  return response;
}
