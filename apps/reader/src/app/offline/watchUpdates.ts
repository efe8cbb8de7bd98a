import type { WorkerMessage } from '@naad/api-contract';
import { announceUpdate } from '../../shared/offline/updates.ts';

/**
 * Lets the worker of this page's own build take over at once, and announces that of another build, once.
 *
 * @param build address of this build's entry script
 */
export function watchUpdates(registration: ServiceWorkerRegistration, build: string): void {
  const { serviceWorker } = navigator;
  let isAnnounced = false;

  const reload = () => {
    const { waiting } = registration;
    if (!waiting) {
      window.location.reload();
      return;
    }
    serviceWorker.addEventListener('controllerchange', () => {
      window.location.reload();
    });
    ask(waiting, { type: 'activate', build, isAgreed: true });
  };
  const consider = (worker: ServiceWorker | null) => {
    if (!worker) return;
    ask(worker, { type: 'activate', build, isAgreed: false }, (isOwn) => {
      if (isOwn || isAnnounced) return;
      isAnnounced = true;
      announceUpdate(reload);
    });
  };

  // Without an active worker the first one takes over by itself.
  const considerOnceInstalled = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && registration.active) consider(installing);
    });
  };
  if (registration.active) consider(registration.waiting);
  considerOnceInstalled();
  registration.addEventListener('updatefound', considerOnceInstalled);
  // Another page may have let another build take over.
  serviceWorker.addEventListener('controllerchange', () => {
    consider(serviceWorker.controller);
  });
}

function ask(worker: ServiceWorker, message: WorkerMessage, onReply?: (isOwn: boolean) => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => onReply?.(data === true);
  worker.postMessage(message, [port2]);
}
