import { TransportError } from '@naad/api-client';
import { ApiError } from '@naad/api-contract';
import type { ShabadId } from '@naad/gurbani-model';
import { english } from '@naad/ui-i18n/testing';
import { describe, expect, it } from 'vitest';
import { failureMessage, messagePage } from './messagePage.ts';

describe('messagePage', () => {
  it.each([
    [200, { id: 'emptyQuery' }],
    [200, { id: 'noResults' }],
    [404, { id: 'shabadNotFound', asked: '1' }],
    [404, { id: 'angNotFound', asked: '1', source: 'G', sourceName: 'x' }],
    [404, { id: 'baniNotFound', asked: 'x' }],
    [200, { id: 'hukamnamaAbsent', reason: null }],
    [404, { id: 'amritKeertanAbsent', reason: 'unknown', shabadId: 1 as ShabadId }],
    [404, { id: 'rehatAbsent', reason: 'notLicensed' }],
    [404, { id: 'rehatNotFound' }],
    [404, { id: 'hukamnamaNotFound', date: '1999-01-01' }],
    [404, { id: 'pageNotFound', url: '/x' }],
    [502, { id: 'failedLoad' }],
    [503, { id: 'offline' }],
    [504, { id: 'timeout' }],
    [500, { id: 'brokenRoute' }],
    [500, { id: 'failure' }],
  ] as const)('has status %i for %o', (status, message) => {
    const page = messagePage(english, message);
    expect(page.status).toBe(status);
    expect(page.title).not.toBe('');
    expect(page.content).toMatchObject({ page: 'message', message });
  });
});

describe('failureMessage [B114]', () => {
  it.each([
    ['timeout', new TransportError('timeout', 'late')],
    ['failedLoad', new TransportError('network', 'none')],
    ['failedLoad', new TransportError('malformed', 'odd')],
    ['failedLoad', new ApiError('shabadNotFound')],
    ['failure', new TypeError('a fault of ours')],
    ['failure', 'no error at all'],
  ])('returns %s for %o', (id, error) => {
    expect(failureMessage(error)).toEqual({ id });
  });
});
