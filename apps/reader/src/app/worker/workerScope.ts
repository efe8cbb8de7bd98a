/**
 * The part of `ServiceWorkerGlobalScope` used here: a program can't be compiled with the types of windows and of workers at
 * once.
 */
interface WorkerScope {
  readonly location: Location;
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    readonly installing: unknown;
    readonly waiting: unknown;
  };
  /** Requests documents and files; everything else is requested through the API client or Workbox. */
  fetch(request: Request | string, options?: { cache: 'no-cache' }): Promise<Response>;
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    /** The open pages of this site. */
    matchAll(options: {
      type: 'window';
      includeUncontrolled: true;
    }): Promise<readonly { readonly id: string }[]>;
  };
  addEventListener(type: 'install' | 'activate', listener: (event: LifecycleEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEventLike) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown> & LifecycleEvent) => void): void;
}

export interface LifecycleEvent {
  /** Keeps the worker alive until the work is done. */
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEventLike extends LifecycleEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

export const workerScope = globalThis as unknown as WorkerScope;
