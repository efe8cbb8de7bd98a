import { type FrontEndBase, WORKER_HREF, type WorkerMessage } from '@naad/api-contract';

/** The part of `navigator.serviceWorker` that is needed. */
export interface WorkerContainer {
  register(href: string): Promise<unknown>;
  readonly ready: Promise<{ readonly active: { postMessage(message: WorkerMessage): void } | null }>;
}

/**
 * Keeps a front end that our server serves on this device, so that it opens without the server.
 *
 * @param workers undefined where the browser has none, as at plain HTTP addresses
 */
export async function keepFrontEnd(base: FrontEndBase, workers: WorkerContainer | undefined): Promise<void> {
  try {
    await workers?.register(WORKER_HREF);
    const ready = await workers?.ready;
    ready?.active?.postMessage({ type: 'keepFrontEnd', base });
  } catch {
    // Blocked storage or a private window: the page works as long as there is a connection.
  }
}
