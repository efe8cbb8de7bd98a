import type { WorkerMessage } from '@naad/api-contract';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { matchRoutes } from 'react-router-dom';
import { scriptHref } from 'virtual:built-assets';
import { siteRoutes } from '../../pages/pages.ts';
import { answerFromDevice, mayBeScripture } from './deviceApi.ts';
import { readVisitor, type Visitor } from '../../shared/offline/visitor.ts';
import { answerFrontEnd, FRONT_END_FILES, frontEndOf, keepFrontEnd } from './frontEnds.ts';
import { keepDailyBanis } from './keepDailyBanis.ts';
import { preferNetwork } from './preferNetwork.ts';
import { renderOffline } from './renderOffline.ts';
import { renewKeptPages } from './renewKeptPages.ts';
import {
  FILES,
  keepVisitorFiles,
  loadVisitorTexts,
  removeOldFiles,
  rememberOpenPages,
  storeShell,
} from './siteFiles.ts';
import { type FetchEventLike, workerScope } from './workerScope.ts';

/** Shorter than for pages: a hall is waiting, and the desk still has to load its texts (keepTexts.ts) [O60]. */
const FRONT_END_PATIENCE_MS = 2000;

/**
 * Starts the service worker: it stores the files of the site, and answers navigations without a connection by rendering the
 * page as the server would, and requests to the API from the scripture on this device.
 *
 * A new build's worker waits until no page of the older build is open, until a page of its own build is, or until the visitor
 * agrees to load the page again. So the worker that renders a page is of the build whose files the page loads.
 */
export function startWorker(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    new CacheFirst({ cacheName: FILES }),
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && /^\/(?:control|display)\/assets\//.test(url.pathname),
    // Only what a front end asked to keep is stored, so that its files are complete or absent.
    new CacheFirst({
      cacheName: FRONT_END_FILES,
      plugins: [{ cacheWillUpdate: () => Promise.resolve(null) }],
    }),
  );
  workerScope.addEventListener('install', storeShell);
  workerScope.addEventListener('activate', (event) => {
    event.waitUntil(activate());
  });
  workerScope.addEventListener('fetch', (event) => {
    const { mode, method, url } = event.request;
    if (mayBeScripture(event.request)) event.respondWith(answerScripture(event.request));
    if (mode !== 'navigate') return;
    const { pathname } = new URL(url);
    if (method === 'POST' && pathname === '/share') event.respondWith(answerShare(event.request));
    if (method !== 'GET') return;
    const frontEnd = frontEndOf(pathname);
    if (frontEnd !== null)
      event.respondWith(
        preferNetwork(fromServer(event), () => answerFrontEnd(frontEnd, pathname), FRONT_END_PATIENCE_MS),
      );
    else if (isPage(pathname))
      event.respondWith(preferNetwork(fromServer(event), () => answerPage(event.request)));
  });
  workerScope.addEventListener('message', (event) => {
    event.waitUntil(obey(event.data as WorkerMessage, event));
  });
}

/** Id of the page of this build for which this worker replaced another one. */
let ownPage: string | null = null;

async function activate(): Promise<void> {
  await rememberOpenPages(ownPage);
  await Promise.all([workerScope.registration.navigationPreload?.enable(), workerScope.clients.claim()]);
}

/** Files, the API and addresses that nobody knows are the server's. */
const isPage = (pathname: string): boolean => (matchRoutes(siteRoutes, pathname) ?? []).length > 0;

const fromServer = async ({ request, preloadResponse }: FetchEventLike): Promise<Response> =>
  (await preloadResponse) ?? (await workerScope.fetch(request));

/** Answers a request to the API: from the network, or else from the scripture on this device. */
const answerScripture = (request: Request): Promise<Response> =>
  preferNetwork(workerScope.fetch(request), async () => {
    const visitor = await readVisitor();
    return visitor && answerFromDevice(new URL(request.url), visitor).catch(() => null);
  });

async function answerPage(request: Request): Promise<Response | null> {
  const visitor = await readVisitor();
  if (!visitor) return null;
  await loadVisitorTexts(visitor);
  return renderOffline(new URL(request.url), visitor);
}

/** Without a connection, shared text goes into the address, which this device can answer. */
async function answerShare(request: Request): Promise<Response> {
  const copy = request.clone();
  try {
    return await workerScope.fetch(request);
  } catch {
    const fields = [...(await copy.formData()).entries()].map(([name, value]) => [name, String(value)]);
    return Response.redirect(`/share?${new URLSearchParams(fields).toString()}`, 303);
  }
}

let keeping: Promise<void> = Promise.resolve();

async function obey(
  message: WorkerMessage,
  { source, ports: [port] }: Pick<MessageEvent, 'source' | 'ports'>,
): Promise<void> {
  switch (message.type) {
    case 'keep': {
      const visitor = await readVisitor();
      // Another build keeps pages of its own format, so its worker does this.
      if (!visitor || message.build !== scriptHref) return;
      // One after another: what the first has kept, the next leaves alone. A failure is made up for by the next page.
      keeping = keeping.then(() => keepForVisitor(visitor)).catch(() => undefined);
      return keeping;
    }
    case 'keepFrontEnd':
      return keepFrontEnd(message.base).catch(() => undefined);
    case 'activate': {
      const isOwn = message.build === scriptHref;
      if (isOwn && source && 'id' in source) ownPage = String(source.id);
      if (isOwn || message.isAgreed) await workerScope.skipWaiting();
      port?.postMessage(isOwn);
    }
  }
}

/** In the order in which a visitor would miss it. */
async function keepForVisitor(visitor: Visitor): Promise<void> {
  await keepVisitorFiles(visitor);
  await loadVisitorTexts(visitor);
  await renewKeptPages(visitor);
  await keepDailyBanis(visitor);
  await removeOldFiles();
}
