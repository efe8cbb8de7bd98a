import { describe, expect, it } from 'vitest';
import { SourceError } from '@naad/api-scripture/sources';
import { loggedFailure } from './sourceFailures.ts';

describe('loggedFailure', () => {
  it("includes the system's error code but none of its text", () => {
    const cause = new TypeError('fetch failed', {
      cause: Object.assign(new Error('getaddrinfo ENOTFOUND archive.example'), { code: 'ENOTFOUND' }),
    });
    expect(loggedFailure(new SourceError('network', 'No connection.', cause))).toEqual({
      id: 'sourceUnavailable',
      reason: 'network',
      detail: 'No connection. ENOTFOUND',
    });
  });

  it("omits an address that couldn't be parsed", () => {
    const cause = new TypeError('Failed to parse URL from http://upstream/secret words');
    const logged = loggedFailure(new SourceError('network', 'No connection.', cause));
    expect(logged).toMatchObject({ detail: 'No connection.' });
  });

  it('includes the code if several addresses were tried', () => {
    const tried = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
    expect(loggedFailure(new SourceError('network', 'No connection.', tried))).toMatchObject({
      detail: 'No connection. ECONNREFUSED',
    });
  });

  it('includes our own message if no system error is involved', () => {
    const error = new SourceError('malformed', 'The response breaks the contract.', new Error('a long list'));
    expect(loggedFailure(error)).toMatchObject({
      reason: 'malformed',
      detail: 'The response breaks the contract.',
    });
    expect(loggedFailure(new SourceError('network', 'No connection.'))).toMatchObject({
      detail: 'No connection.',
    });
  });

  it('includes the stack of a bug of ours', () => {
    const fault = new TypeError('x');
    expect(loggedFailure(fault)).toEqual({ err: fault });
  });
});
