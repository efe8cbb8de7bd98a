// @vitest-environment jsdom
import { beforeAll, expect, it, vi } from 'vitest';
import { ERROR_EVENT, type ErrorReport } from './reportError.ts';
import { watchErrors } from './report.ts';

beforeAll(watchErrors);

/** The next report. */
const nextReport = () =>
  new Promise<ErrorReport>((resolve) => {
    const handle = (event: Event) => {
      resolve((event as CustomEvent<ErrorReport>).detail);
    };
    window.addEventListener(ERROR_EVENT, handle, { once: true });
  });

it('watchErrors reports an uncaught error', async () => {
  const report = nextReport();
  window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('too far'), message: 'too far' }));
  await expect(report).resolves.toMatchObject({ id: 'RangeError', message: 'too far', where: 'script' });
});

it('watchErrors reports an error of which only the message is known', async () => {
  const report = nextReport();
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  await expect(report).resolves.toMatchObject({ id: 'string', message: 'Script error.' });
});

it('watchErrors reports an unhandled rejection', async () => {
  const handle = vi.fn();
  window.addEventListener(ERROR_EVENT, handle, { once: true });
  const rejection = Object.assign(new Event('unhandledrejection'), { reason: new Error('late') });
  window.dispatchEvent(rejection);
  await vi.waitFor(() => {
    expect(handle).toHaveBeenCalledOnce();
  });
});
