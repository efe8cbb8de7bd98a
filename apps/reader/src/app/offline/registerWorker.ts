/** Asks the service worker to keep the daily banis of the stored visitor. */
export const KEEP_MESSAGE = 'keep';

export const WORKER_HREF = '/service-worker.js';
