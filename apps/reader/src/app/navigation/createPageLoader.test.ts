// @vitest-environment jsdom
import { DEFAULT_PREFERENCES } from '@naad/settings-schema';
import { english } from '@naad/ui-i18n/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ERROR_EVENT, type ErrorReport } from '../../shared/report/reportError.ts';
import { createPageLoader } from './createPageLoader.ts';

const reports: ErrorReport[] = [];
const listen = (event: Event) => reports.push((event as CustomEvent<ErrorReport>).detail);

beforeEach(() => {
  window.addEventListener(ERROR_EVENT, listen);
});
afterEach(() => {
  window.removeEventListener(ERROR_EVENT, listen);
  reports.length = 0;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const loader = () =>
  createPageLoader({
    apiPrefix: '/api',
    language: 'en',
    i18n: english,
    preferences: () => DEFAULT_PREFERENCES,
  });
const answer = (status: number, text: string) => () =>
  Promise.resolve({ status, text: () => Promise.resolve(text) });

describe('a page that fails to load', () => {
  it.each([
    ['offline', 'TransportError:network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['unknown', 'TransportError:malformed', answer(200, '<html>')],
    ['unknown', 'ApiError:internal', answer(500, '{"error":true,"data":{"error":"x","id":"internal"}}')],
  ])('has the reason %s and is reported as %s', async (reason, id, fetch) => {
    vi.stubGlobal('fetch', fetch);
    expect(await loader().load('/search?q=secret&type=0')).toEqual({ kind: 'failed', reason });
    await vi.waitFor(() => {
      expect(reports).toHaveLength(1);
    });
    expect(reports).toMatchObject([{ id, where: 'load', href: '/' }]);
    expect(JSON.stringify(reports)).not.toContain('secret');
  });

  it('times out after ten seconds without an answer [B114]', async () => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'fetch',
      (_url: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            reject(new Error('aborted'));
          });
        }),
    );
    const handle = vi.fn();
    void loader().load('/ang?ang=1').then(handle);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(9999);
    expect(handle).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(handle).toHaveBeenCalledExactlyOnceWith({ kind: 'failed', reason: 'timeout' });
  });
});
