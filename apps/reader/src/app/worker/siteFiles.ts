import { preferencesFromCookies, resolveLanguage, withLanguageDefaults } from '@naad/settings-schema';
import { PrecacheController } from 'workbox-precaching';
import { articleHrefs, assetHrefs, catalogHrefs, faceHrefs, shellHrefs } from 'virtual:built-assets';
import { facesNeeded } from '../../shared/fonts/facesNeeded.ts';
import type { Visitor } from '../../shared/offline/visitor.ts';
import { type LifecycleEvent, workerScope } from './workerScope.ts';

/** Cache Storage name of the site's files. All have a hash of their content in their names, so builds can share them. */
export const FILES = 'naad-files-1';
const MEMORY = 'naad-worker-1';
/** Ids of the pages that were open when this worker replaced an older one: they may still load files of their build. */
const OPEN_PAGES = '/open-pages.json';

const shell = new PrecacheController({ cacheName: FILES });
shell.addToCacheList(shellHrefs.map((url) => ({ url, revision: null })));

/** Stores the files that every page needs; if one fails, this worker isn't installed and the browser tries again later. */
export function storeShell(event: LifecycleEvent): void {
  // Registers its work with the event itself.
  void shell.install(event as unknown as Parameters<PrecacheController['install']>[0]);
}

/** Stores what depends on the visitor: messages and articles in the language, fonts of the chosen scripts. */
export async function keepVisitorFiles({ cookies, acceptLanguage }: Visitor): Promise<void> {
  const stored = preferencesFromCookies(cookies);
  const language = resolveLanguage(stored.language, acceptLanguage);
  const { chosen, scripts } = facesNeeded(withLanguageDefaults(stored, language), language);
  const hrefs = [
    ...(catalogHrefs[language] ?? []),
    ...(articleHrefs[language] ?? articleHrefs['en'] ?? []),
    ...[...(chosen === null ? [] : [chosen]), ...scripts].flatMap((name) => faceHrefs[name] ?? []),
  ];
  const cache = await caches.open(FILES);
  for (const href of hrefs) {
    if (!(await cache.match(href))) await cache.add(href);
  }
}

/** To be called when this worker becomes the active one. */
export async function rememberOpenPages(): Promise<void> {
  const memory = await caches.open(MEMORY);
  await memory.put(OPEN_PAGES, Response.json(await openPages()));
}

/** Deletes files of other builds once none of their pages is open, and no other build is being installed. */
export async function removeOldFiles(): Promise<void> {
  const { installing, waiting } = workerScope.registration;
  if (installing !== null || waiting !== null) return;
  const memory = await caches.open(MEMORY);
  const stored = await memory.match(OPEN_PAGES);
  const before = new Set((await stored?.json()) as string[] | undefined);
  // The first page of this build was open then as well.
  if ((await openPages()).filter((id) => before.has(id)).length > 1) return;
  const cache = await caches.open(FILES);
  const own = new Set(assetHrefs);
  for (const request of await cache.keys()) {
    if (!own.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}

async function openPages(): Promise<string[]> {
  const pages = await workerScope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.map(({ id }) => id);
}
