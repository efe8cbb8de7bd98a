import { describe, expect, it } from 'vitest';
import { loggedFailure } from './loggedFailure.ts';
import { SourceError } from './SourceError.ts';

describe('the failure of a source, in the log', () => {
  it('is what the system said, without a stack', () => {
    const cause = new TypeError('fetch failed', {
      cause: new Error('getaddrinfo ENOTFOUND archive.example'),
    });
    expect(loggedFailure(new SourceError('network', 'No connection.', cause))).toEqual({
      id: 'sourceUnavailable',
      reason: 'network',
      detail: 'No connection. getaddrinfo ENOTFOUND archive.example',
    });
  });

  it('names the code where several addresses were tried', () => {
    const tried = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
    expect(loggedFailure(new SourceError('network', 'No connection.', tried))).toMatchObject({
      detail: 'No connection. ECONNREFUSED',
    });
  });

  it('is its own words where no system is at fault', () => {
    const error = new SourceError('malformed', 'Not what the contract says.', new Error('a long list'));
    expect(loggedFailure(error)).toMatchObject({
      reason: 'malformed',
      detail: 'Not what the contract says.',
    });
    expect(loggedFailure(new SourceError('network', 'No connection.'))).toMatchObject({
      detail: 'No connection.',
    });
  });

  it('keeps the stack of a fault of our own', () => {
    const fault = new TypeError('x');
    expect(loggedFailure(fault)).toEqual({ err: fault });
  });
});
