import type { SettingsStore } from '@naad/settings-state';
import { PAGE_EVENT } from '../../shared/navigation/useArrival.ts';
import type { PageData } from '../pageData.ts';
import type { RoutePage } from '../../pages/routeResult.ts';
import { canKeepPages, keepPage } from '../../shared/offline/keptPages.ts';
import { KEEP_MESSAGE, WORKER_HREF } from './registerWorker.ts';
import { writeVisitor } from '../../shared/offline/visitor.ts';

/** Milliseconds without a change of preferences after which they are stored for the worker. */
const REST_MS = 1000;

/**
 * Keeps every page of this visit on the device, and registers the worker that opens them without a connection. Does nothing
 * where the browser forbids it.
 */
export async function startKeeping({ site, href, page }: PageData, store: SettingsStore): Promise<void> {
  if (!('serviceWorker' in navigator) || !canKeepPages()) return;
  try {
    await writeVisitor(site);
    await navigator.serviceWorker.register(WORKER_HREF);
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
    writeVisitor(site).then(
      async () => {
        (await navigator.serviceWorker.ready).active?.postMessage(KEEP_MESSAGE);
      },
      () => undefined,
    );
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  store.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(askToKeep, REST_MS);
  });
  askToKeep();
}
