import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { matchRoutes } from 'react-router-dom';
import { shellHrefs } from 'virtual:built-assets';
import { KEEP_MESSAGE } from '../offline/registerWorker.ts';
import { readVisitor } from '../../shared/offline/visitor.ts';
import { siteRoutes } from '../../pages/pages.ts';
import { answerFromDevice, mayBeScripture } from './deviceApi.ts';
import { keepDailyBanis } from './keepDailyBanis.ts';
import { renderOffline } from './renderOffline.ts';
import { type FetchEventLike, workerScope } from './workerScope.ts';

/**
 * Starts the service worker: it stores the files of the site, and answers navigations without a connection by rendering the
 * page as the server would, and requests to the API from the scripture on this device.
 */
export function startWorker(): void {
  // The names contain a hash of the content.
  precacheAndRoute(shellHrefs.map((url) => ({ url, revision: null })));
  cleanupOutdatedCaches();
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    new CacheFirst({ cacheName: 'naad-assets-1' }),
  );
  workerScope.addEventListener('install', () => void workerScope.skipWaiting());
  workerScope.addEventListener('activate', (event) => {
    event.waitUntil(
      Promise.all([workerScope.registration.navigationPreload?.enable(), workerScope.clients.claim()]),
    );
  });
  workerScope.addEventListener('fetch', (event) => {
    if (isPage(event.request)) event.respondWith(answerPage(event));
    else if (mayBeScripture(event.request)) event.respondWith(answerScripture(event.request));
  });
  workerScope.addEventListener('message', (event) => {
    if (event.data === KEEP_MESSAGE) event.waitUntil(keepForVisitor());
  });
}

function isPage({ mode, method, url }: Request): boolean {
  if (mode !== 'navigate' || method !== 'GET') return false;
  const { pathname } = new URL(url);
  // The front ends and the API have addresses of their own, and not-found pages come from the server.
  return (matchRoutes(siteRoutes, pathname) ?? []).length > 0;
}

async function answerPage({ request, preloadResponse }: FetchEventLike): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await workerScope.fetch(request));
  } catch (error) {
    const visitor = await readVisitor();
    if (!visitor) throw error;
    return renderOffline(new URL(request.url), visitor);
  }
}

/** Answers a request to the API: from the network, or else from the scripture on this device. */
async function answerScripture(request: Request): Promise<Response> {
  try {
    return await workerScope.fetch(request);
  } catch (error) {
    const visitor = await readVisitor();
    const answer = visitor && (await answerFromDevice(new URL(request.url), visitor).catch(() => null));
    if (!answer) throw error;
    return answer;
  }
}

async function keepForVisitor(): Promise<void> {
  const visitor = await readVisitor();
  if (visitor) await keepDailyBanis(visitor).catch(() => undefined);
}
