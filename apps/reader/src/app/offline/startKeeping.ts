import { WORKER_HREF, type WorkerMessage } from '@naad/api-contract';
import type { SettingsStore } from '@naad/settings-state';
import { PAGE_EVENT } from '../../shared/navigation/useArrival.ts';
import type { PageData } from '../pageData.ts';
import type { RoutePage } from '../../pages/routeResult.ts';
import { canKeepPages, keepPage } from '../../shared/offline/keptPages.ts';
import { writeVisitor } from '../../shared/offline/visitor.ts';
import { watchUpdates } from './watchUpdates.ts';

/** Milliseconds without a change of preferences after which what depends on them is kept. */
const REST_MS = 1000;

/**
 * Keeps every page of this visit on the device, and registers the worker that opens them without a connection. Does nothing
 * where the browser forbids it.
 */
export async function startKeeping(
  { site, href, page, scriptHref: build }: PageData,
  store: SettingsStore,
): Promise<void> {
  if (!('serviceWorker' in navigator) || !canKeepPages()) return;
  try {
    await writeVisitor(site);
    watchUpdates(await navigator.serviceWorker.register(WORKER_HREF), build);
    await keepPage(href, page, 'visit');
  } catch {
    // Blocked storage, a private window or a full device: the site works as before.
    return;
  }
  window.addEventListener(PAGE_EVENT, (event) => {
    const { pathname, search } = window.location;
    keepPage(pathname + search, (event as CustomEvent<RoutePage>).detail, 'visit').catch(() => undefined);
  });
  const askToKeep = () => {
    const message: WorkerMessage = { type: 'keep', build };
    navigator.serviceWorker.ready.then(
      ({ active }) => active?.postMessage(message),
      () => undefined,
    );
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cookies = document.cookie;
  store.subscribe(() => {
    if (document.cookie === cookies) return;
    cookies = document.cookie;
    // At once, since the next page may be opened without a connection.
    writeVisitor(site).catch(() => undefined);
    clearTimeout(timer);
    timer = setTimeout(askToKeep, REST_MS);
  });
  // A worker that has just taken over may be the first one of this build.
  navigator.serviceWorker.addEventListener('controllerchange', askToKeep);
  askToKeep();
}
