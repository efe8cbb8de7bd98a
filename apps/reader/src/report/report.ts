import type { ErrorPlace } from './reportError.ts';

/** Tells of an error; what does so is loaded with the first. Where even that does not come, there is no one to tell. */
export function report(error: unknown, where: ErrorPlace): void {
  import('./reportError.ts').then(
    ({ reportError }) => {
      reportError(error, where);
    },
    () => undefined,
  );
}
