/** Address of the site's service worker. */
export const WORKER_HREF = '/service-worker.js';

/**
 * What a page asks of the service worker. A build is named by the address of its entry script; a worker does nothing for pages of
 * another build than its own.
 */
export type WorkerMessage =
  /** Keep what this visitor needs without a connection. */
  | { readonly type: 'keep'; readonly build: string }
  /** Keep the documents and files of a front end. */
  | { readonly type: 'keepFrontEnd'; readonly base: FrontEndBase }
  /**
   * Replace the active worker, if the asking page is of this worker's build or the visitor has agreed to load it again. The reply
   * on the message's port is true for a page of the same build.
   */
  | { readonly type: 'activate'; readonly build: string; readonly isAgreed: boolean };

/** Path of a front end that this server serves. */
export type FrontEndBase = '/control' | '/display';

/** Addresses of the documents of each front end; the first one also answers addresses with a code. */
export const FRONT_END_DOCUMENTS: Readonly<Record<FrontEndBase, readonly string[]>> = {
  '/control': ['/control'],
  '/display': ['/display', '/display/screen', '/display/overlay'],
};

/** Name of the list of a front end's files, below its path: a JSON array of addresses relative to it. */
export const FILE_LIST = 'files.json';
