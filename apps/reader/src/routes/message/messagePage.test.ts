import { TransportError } from '@naad/api-client';
import { ApiError } from '@naad/api-contract';
import { describe, expect, it } from 'vitest';
import { english } from '../../testing/english.ts';
import { failureMessage } from './failureMessage.ts';
import { messagePage } from './messagePage.ts';

describe('the HTTP status of a message', () => {
  it.each([
    [200, { id: 'emptyQuery' }],
    [200, { id: 'noResults' }],
    [404, { id: 'shabadNotFound', asked: '1' }],
    [404, { id: 'angNotFound', asked: '1', source: 'G', sourceName: 'x' }],
    [404, { id: 'hukamnamaNotFound', date: '1999-01-01' }],
    [404, { id: 'pageNotFound', url: '/x' }],
    [404, { id: 'unavailable' }],
    [502, { id: 'failedLoad' }],
    [503, { id: 'offline' }],
    [504, { id: 'timeout' }],
    [500, { id: 'brokenRoute' }],
    [500, { id: 'failure' }],
  ] as const)('is %i for %o', (status, message) => {
    const page = messagePage(english, message);
    expect(page.status).toBe(status);
    expect(page.title).not.toBe('');
    expect(page.content).toMatchObject({ page: 'message', message });
  });
});

describe('what is said of a load that failed (behaviour 114)', () => {
  it.each([
    ['timeout', new TransportError('timeout', 'late')],
    ['failedLoad', new TransportError('network', 'none')],
    ['failedLoad', new TransportError('malformed', 'odd')],
    ['failedLoad', new ApiError('shabadNotFound')],
    ['failure', new TypeError('a fault of ours')],
    ['failure', 'no error at all'],
  ])('is %s', (id, error) => {
    expect(failureMessage(error)).toEqual({ id });
  });
});
