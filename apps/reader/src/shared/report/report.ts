import type { ErrorPlace } from './reportError.ts';

/** Reports an error. The reporter loads with the first error; if that fails, the error is dropped. */
export function report(error: unknown, where: ErrorPlace): void {
  import('./reportError.ts').then(
    ({ reportError }) => {
      reportError(error, where);
    },
    () => undefined,
  );
}

/** Reports every uncaught error and unhandled rejection, including errors that React passes to the window. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error, message }) => {
    report(error ?? message, 'script');
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    report(reason, 'promise');
  });
}
