import { keepFrontEnd } from '@naad/api-client';

/** Keeps the controller on this device, so that it opens without the server. */
export const keepController = (): Promise<void> =>
  keepFrontEnd('/control', 'serviceWorker' in navigator ? navigator.serviceWorker : undefined);
