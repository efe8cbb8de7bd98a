import { report } from './report.ts';

/** Tells of every error that nobody caught, React's among them: it hands those to the window. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error, message }) => {
    report(error ?? message, 'script');
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    report(reason, 'promise');
  });
}
