import {
  type InterfaceLanguage,
  preferencesFromCookies,
  resolveLanguage,
  withLanguageDefaults,
} from '@naad/settings-schema';
import { PrecacheController } from 'workbox-precaching';
import { articleHrefs, assetHrefs, catalogHrefs, faceHrefs, shellHrefs } from 'virtual:built-assets';
import type { ArticleLanguage } from '../../content/article.ts';
import { articleLanguage } from '../../features/article/loadArticle.ts';
import { facesNeeded } from '../../shared/fonts/facesNeeded.ts';
import { readVisitor, type Visitor } from '../../shared/offline/visitor.ts';
import { allLanguageTextHrefs, languageTextHrefs, loadLanguageTexts } from './languageTexts.ts';
import { type LifecycleEvent, workerScope } from './workerScope.ts';

/** Cache Storage name of the site's files. All have a hash of their content in their names, so builds can share them. */
export const FILES = 'naad-files-1';
const MEMORY = 'naad-worker-1';
/** Ids of the pages that were open when this worker replaced an older one: they may still load files of their build. */
const OPEN_PAGES = '/open-pages.json';

const shell = new PrecacheController({ cacheName: FILES });
shell.addToCacheList(shellHrefs.map((url) => ({ url, revision: null })));

/**
 * Stores the files that every page needs, and those of the visitor, since this worker may take over without a connection. If one
 * fails, this worker isn't installed and the browser tries again later.
 */
export function storeShell(event: LifecycleEvent): void {
  // Registers its work with the event itself.
  void shell.install(event as unknown as Parameters<PrecacheController['install']>[0]);
  event.waitUntil(readVisitor().then((visitor) => (visitor ? keepVisitorFiles(visitor) : undefined)));
}

/** Languages of the texts that a visitor's pages have: that of the interface, and that of articles in it. */
function textLanguages({ cookies, acceptLanguage }: Visitor): [InterfaceLanguage, ArticleLanguage] {
  const language = resolveLanguage(preferencesFromCookies(cookies).language, acceptLanguage);
  return [language, articleLanguage(language)];
}

/** Prepares rendering for a visitor. Rejects if the texts in this language are neither stored nor to be had. */
export function loadVisitorTexts(visitor: Visitor): Promise<void> {
  return loadLanguageTexts(
    textLanguages(visitor),
    async (href) => (await caches.match(href, { cacheName: FILES })) ?? load(href),
  );
}

/** Stores what depends on the visitor: messages and articles in the language, fonts of the chosen scripts. */
export async function keepVisitorFiles(visitor: Visitor): Promise<void> {
  const stored = preferencesFromCookies(visitor.cookies);
  const [language, article] = textLanguages(visitor);
  const { chosen, scripts } = facesNeeded(withLanguageDefaults(stored, language), language);
  const hrefs = [
    ...languageTextHrefs([language, article]),
    ...(catalogHrefs[language] ?? []),
    ...(articleHrefs[article] ?? []),
    ...[...(chosen === null ? [] : [chosen]), ...scripts].flatMap((name) => faceHrefs[name] ?? []),
  ];
  const cache = await caches.open(FILES);
  for (const href of hrefs) {
    if (!(await cache.match(href))) await cache.put(href, await load(href));
  }
}

async function load(href: string): Promise<Response> {
  const response = await workerScope.fetch(href);
  if (!response.ok) throw new Error(`${href} can't be loaded.`);
  return response;
}

/**
 * To be called when this worker becomes the active one.
 *
 * @param ownPage id of the page of this build that asked for it, if one did
 */
export async function rememberOpenPages(ownPage: string | null): Promise<void> {
  const memory = await caches.open(MEMORY);
  await memory.put(OPEN_PAGES, Response.json((await openPages()).filter((id) => id !== ownPage)));
}

/** Deletes files of other builds once none of their pages is open, and no other build is being installed. */
export async function removeOldFiles(): Promise<void> {
  const { installing, waiting } = workerScope.registration;
  if (installing !== null || waiting !== null) return;
  const memory = await caches.open(MEMORY);
  const stored = await memory.match(OPEN_PAGES);
  const before = new Set((await stored?.json()) as string[] | undefined);
  if ((await openPages()).some((id) => before.has(id))) return;
  const cache = await caches.open(FILES);
  const own = new Set([...assetHrefs, ...allLanguageTextHrefs()]);
  for (const request of await cache.keys()) {
    if (!own.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}

async function openPages(): Promise<string[]> {
  const pages = await workerScope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.map(({ id }) => id);
}
