import { WORKER_HREF, workerPolicy } from '@naad/api-contract';
import type { ApiInstance } from '../../http/apiInstance.ts';

/** Caches of the service worker. What a visitor has downloaded by choice, `naad-search` for one, has other names. */
const CACHES = /^naad-(?:files|worker|daily|visitor|pages|front-ends)-/;

/** A service worker that takes the place of any other, answers nothing, and removes itself with what the others have kept. */
const REMOVING_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => ${String(CACHES)}.test(name)).map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  );
});
`;

/** Serves {@link REMOVING_WORKER}, for an operator who has turned pages without a connection off. */
export function serveRemovingWorker(app: ApiInstance): void {
  app.get(WORKER_HREF, { schema: { hide: true } }, (_request, reply) =>
    reply
      .header('content-type', 'text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', workerPolicy(null))
      .send(REMOVING_WORKER),
  );
}
