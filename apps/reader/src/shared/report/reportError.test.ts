// @vitest-environment jsdom
import { TransportError } from '@naad/api-client';
import { ApiError } from '@naad/api-contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ERROR_EVENT, type ErrorReport } from './reportError.ts';

const reports: ErrorReport[] = [];
const listen = (event: Event) => reports.push((event as CustomEvent<ErrorReport>).detail);

beforeEach(() => {
  window.history.replaceState(null, '', '/search?q=secret#part');
  window.addEventListener(ERROR_EVENT, listen);
});
afterEach(() => {
  window.removeEventListener(ERROR_EVENT, listen);
  window.history.replaceState(null, '', '/');
  reports.length = 0;
  vi.resetModules();
});

/** A fresh module, without earlier reports. */
const reporter = async () => (await import('./reportError.ts')).reportError;

describe('a report of an error', () => {
  it('has its kind, its place and the page without the query', async () => {
    const reportError = await reporter();
    reportError(new TypeError("Cannot read properties of undefined (reading 'verses')"), 'render');
    expect(reports).toEqual([
      {
        id: 'TypeError',
        message: "Cannot read properties of undefined (reading 'verses')",
        where: 'render',
        href: '/search',
      },
    ]);
  });

  it('names our own errors by their ids', async () => {
    const reportError = await reporter();
    reportError(new TransportError('timeout', 'No answer within 10000 ms: /v2/shabads/1'), 'load');
    reportError(new ApiError('shabadNotFound'), 'load');
    expect(reports.map(({ id }) => id)).toEqual(['TransportError:timeout', 'ApiError:shabadNotFound']);
  });

  it('is sent once per error, page and place', async () => {
    const reportError = await reporter();
    const fail = () => {
      reportError(new Error('same'), 'render');
    };
    fail();
    fail();
    expect(reports).toHaveLength(1);
    reportError(new Error('same'), 'script');
    expect(reports).toHaveLength(2);
    window.history.replaceState(null, '', '/ang');
    fail();
    expect(reports).toHaveLength(3);
  });

  it('never contains a search query', async () => {
    const reportError = await reporter();
    for (const detail of [
      'No connection: /v2/search/secret%20words?searchtype=1',
      'No connection: https://naad.test/api/v2/search/secret',
      'Not found: /search?q=secret',
      'Failed to parse http://naad.test/ang#secret',
      'Unexpected token: ਗੁਪਤ',
    ]) {
      reportError(new TransportError('network', detail), 'load');
    }
    expect(reports).toHaveLength(5);
    expect(JSON.stringify(reports)).not.toMatch(/secret|ਗੁਪਤ/);
  });

  it('accepts values that are no errors, and is limited in number and length', async () => {
    const reportError = await reporter();
    reportError('plain', 'promise');
    reportError(undefined, 'promise');
    expect(reports.map(({ id, message }) => [id, message])).toEqual([
      ['string', 'plain'],
      ['undefined', 'undefined'],
    ]);
    for (let count = 0; count < 200; count++) reportError(new Error(`no. ${String(count)}`), 'script');
    expect(reports).toHaveLength(50);
    expect(reports.every(({ message }) => message.length <= 200)).toBe(true);
  });
});
