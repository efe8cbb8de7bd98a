import type { ApiClient } from '@naad/api-client';
import { TransportError } from '@naad/api-client';
import { describe, expect, it } from 'vitest';
import { defaultTranslations } from './companions.ts';
import { parseHighlights, parseShabadIds } from './parseIds.ts';
import { failurePage, resolveRoute } from './resolveRoute.ts';
import { english } from '../testing/english.ts';

/** No address below needs the API: one that asks it has gone wrong. */
const api = new Proxy({} as ApiClient, {
  get: (_target, name) => () => Promise.reject(new Error(`${String(name)} was called`)),
});

const resolve = (href: string) =>
  resolveRoute({ url: new URL(href, 'http://naad.test'), api, language: 'en', i18n: english });

describe('an address', () => {
  it.each([
    ['/shabad', '/random'],
    ['/shabad/', '/random'],
    ['/random', '/shabad?random'],
    ['/search?type=5&q=123&source=D', '/ang?ang=123&source=D'],
    ['/search?type=5&q=917', '/ang?ang=917&source=G'],
  ])('%s leads on to %s (behaviour 2 and 4)', async (href, to) => {
    expect(await resolve(href)).toEqual({ kind: 'redirect', to, isCacheable: true });
  });

  it.each(['/nope', '/shabad/1', '/__proto__', '/toString', '/ang.asp'])(
    '%s is not found (behaviour 1)',
    async (href) => {
      expect(await resolve(href)).toMatchObject({
        kind: 'page',
        status: 404,
        content: { message: { id: 'pageNotFound', url: href } },
      });
    },
  );

  it.each(['/shabad?id=', '/shabad?id=x', '/shabad?id=1,x', '/shabad?id=-1', '/shabad?highlight=4'])(
    '%s names no shabad',
    async (href) => {
      expect(await resolve(href)).toMatchObject({
        status: 404,
        content: { message: { id: 'shabadNotFound' } },
      });
    },
  );

  it('without a page number is an empty query', async () => {
    expect(await resolve('/ang?source=G')).toMatchObject({ content: { message: { id: 'emptyQuery' } } });
  });
});

describe('ids in an address', () => {
  it('of shabads are joined by commas, and all of them ids', () => {
    expect(parseShabadIds('3590')).toEqual([3590]);
    expect(parseShabadIds('1, 4')).toEqual([1, 4]);
    expect(parseShabadIds('1,')).toBeNull();
    expect(parseShabadIds('1,'.repeat(10_000) + '1')).toBeNull();
  });

  it('of lines are left out where they are none', () => {
    expect(parseHighlights(null)).toEqual([]);
    expect(parseHighlights('26106,x,7')).toEqual([26106, 7]);
  });
});

it('the page of a failure tells a time-out from the rest', () => {
  expect(failurePage(english, new TransportError('timeout', 'late'))).toMatchObject({ status: 504 });
  expect(failurePage(english, new Error('anything'))).toMatchObject({
    status: 500,
    content: { message: { id: 'failure' } },
  });
});

it('every work is translated by its first translator into English', () => {
  const translators = [
    { key: 'en.ms', language: 'en', name: 'Manmohan Singh', sourceIds: ['G'] },
    { key: 'en.ssk', language: 'en', name: 'Dr. Sant Singh Khalsa', sourceIds: ['G'] },
    { key: 'pu.ss', language: 'pu', name: 'Prof. Sahib Singh', sourceIds: ['G'] },
    { key: 'en.jodhSingh', language: 'en', name: 'Jodh Singh', sourceIds: ['B', 'S'] },
  ];
  expect(defaultTranslations(translators)).toEqual(['en.ssk', 'en.jodhSingh']);
});
