// @vitest-environment jsdom
import { TransportError } from '@naad/api-client';
import { ApiError } from '@naad/api-contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ERROR_EVENT, type ErrorReport } from './reportError.ts';

const told: ErrorReport[] = [];
const listen = (event: Event) => told.push((event as CustomEvent<ErrorReport>).detail);

beforeEach(() => {
  window.history.replaceState(null, '', '/search?q=secret#part');
  window.addEventListener(ERROR_EVENT, listen);
});
afterEach(() => {
  window.removeEventListener(ERROR_EVENT, listen);
  window.history.replaceState(null, '', '/');
  told.length = 0;
  vi.resetModules();
});

/** Each test with a memory of its own. */
const reporter = async () => (await import('./reportError.ts')).reportError;

describe('a report of an error', () => {
  it('says what kind it is, where it came up and on which page, without the query', async () => {
    const reportError = await reporter();
    reportError(new TypeError("Cannot read properties of undefined (reading 'verses')"), 'render');
    expect(told).toEqual([
      {
        id: 'TypeError',
        message: "Cannot read properties of undefined (reading 'verses')",
        where: 'render',
        href: '/search',
      },
    ]);
  });

  it('calls our own errors by their ids', async () => {
    const reportError = await reporter();
    reportError(new TransportError('timeout', 'No answer within 10000 ms: /v2/shabads/1'), 'load');
    reportError(new ApiError('shabadNotFound'), 'load');
    expect(told.map(({ id }) => id)).toEqual(['TransportError:timeout', 'ApiError:shabadNotFound']);
  });

  it('tells of the same once, of another page or place again', async () => {
    const reportError = await reporter();
    const fail = () => {
      reportError(new Error('same'), 'render');
    };
    fail();
    fail();
    expect(told).toHaveLength(1);
    reportError(new Error('same'), 'script');
    expect(told).toHaveLength(2);
    window.history.replaceState(null, '', '/ang');
    fail();
    expect(told).toHaveLength(3);
  });

  it('never says what was searched for', async () => {
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
    expect(told).toHaveLength(5);
    expect(JSON.stringify(told)).not.toMatch(/secret|ਗੁਪਤ/);
  });

  it('takes what is no error, and does not go on without end', async () => {
    const reportError = await reporter();
    reportError('plain', 'promise');
    reportError(undefined, 'promise');
    expect(told.map(({ id, message }) => [id, message])).toEqual([
      ['string', 'plain'],
      ['undefined', 'undefined'],
    ]);
    for (let count = 0; count < 200; count++) reportError(new Error(`no. ${String(count)}`), 'script');
    expect(told).toHaveLength(50);
    expect(told.every(({ message }) => message.length <= 200)).toBe(true);
  });
});
