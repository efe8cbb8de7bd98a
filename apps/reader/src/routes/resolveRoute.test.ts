import type { ApiClient } from '@naad/api-client';
import { TransportError } from '@naad/api-client';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PREFERENCES, type Preferences } from '@naad/settings-schema';
import { bareLines, companionsOf } from './companions.ts';
import { parseHighlights, parseShabadIds } from './parseIds.ts';
import { failurePage, resolveRoute } from './resolveRoute.ts';
import type { RoutePage } from './routeResult.ts';
import { english } from '../testing/english.ts';

/** No address below needs the API: one that asks it has gone wrong. */
const api = new Proxy({} as ApiClient, {
  get: (_target, name) => () => Promise.reject(new Error(`${String(name)} was called`)),
});

const resolve = (href: string) =>
  resolveRoute({
    url: new URL(href, 'http://naad.test'),
    api,
    language: 'en',
    i18n: english,
    preferences: DEFAULT_PREFERENCES,
  });

describe('an address', () => {
  it.each([
    ['/shabad', '/random'],
    ['/shabad/', '/random'],
    ['/random', '/shabad?random'],
    ['/search?type=5&q=123&source=D', '/ang?ang=123&source=D'],
    ['/search?type=5&q=917', '/ang?ang=917&source=G'],
    ['/sync?code=abcdef', '/sync/ABC-DEF'],
    ['/sync?code=abc-def', '/sync/ABC-DEF'],
    ['/sync/abc-def', '/sync/ABC-DEF'],
  ])('%s leads on to %s (behaviour 2 and 4)', async (href, to) => {
    expect(await resolve(href)).toEqual({ kind: 'redirect', to, isCacheable: true });
  });

  it('/logout leads to where the browser ends the login, and is never kept', async () => {
    expect(await resolve('/logout')).toEqual({
      kind: 'redirect',
      to: '/?logout=success',
      isCacheable: false,
    });
  });

  it.each([
    ['/pothi', 'pothi'],
    ['/login', 'login'],
    ['/signup', 'signup'],
    ['/account', 'account'],
    ['/user/favourite-shabads', 'favourites'],
  ])('%s is the same for everybody, and says no problem that is none of ours', async (href, name) => {
    expect(await resolve(`${href}?problem=%3Cscript%3E&token=T`)).toMatchObject({
      kind: 'page',
      status: 200,
      content: { page: 'own', name, problem: null, hasSignedUp: false },
    });
    const { content } = (await resolve(`${href}?problem=loginExpired&signedup=1`)) as RoutePage;
    expect(content).toMatchObject({ problem: 'loginExpired', hasSignedUp: true });
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

describe('what stands beside the lines', () => {
  const translators = [
    { key: 'en.ms', language: 'en', name: 'Manmohan Singh', sourceIds: ['G'] },
    { key: 'en.ssk', language: 'en', name: 'Dr. Sant Singh Khalsa', sourceIds: ['G'] },
    { key: 'pu.ss', language: 'pu', name: 'Prof. Sahib Singh', sourceIds: ['G'] },
    { key: 'pu.ft', language: 'pu', name: 'Faridkot Teeka', sourceIds: ['G'] },
    { key: 'en.jodhSingh', language: 'en', name: 'Jodh Singh', sourceIds: ['B', 'S'] },
    { key: 'pu.jodhSingh', language: 'pu', name: 'Jodh Singh', sourceIds: ['B'] },
  ];
  const texts = (
    chosen: Partial<Preferences['translations']>,
    scripts: Preferences['transliterations'] = [],
  ) =>
    companionsOf(
      {
        translations: { english: [], punjabi: [], spanish: [], hindi: [], ...chosen },
        transliterations: scripts,
        visraamSource: 'sttm',
      },
      { translators, visraamSources: [] },
    );

  it('is at first one translation of each work into English, and Latin letters', () => {
    expect(companionsOf(DEFAULT_PREFERENCES, { translators, visraamSources: [] })).toEqual({
      translations: ['en.ssk', 'en.jodhSingh'],
      transliterations: ['en'],
    });
  });

  it('is whom the reader chose, and for a work they did not translate somebody of the same language', () => {
    expect(texts({ english: ['ms', 'ssk'], punjabi: ['ft'] }).translations).toEqual([
      'en.ms',
      'en.ssk',
      'en.jodhSingh',
      'pu.ft',
      'pu.jodhSingh',
    ]);
  });

  it('is with pauses of the source that was chosen, where it is here', () => {
    const offered = { translators, visraamSources: ['sttm', 'igurbani'] };
    const pausesOf = (visraamSource: Preferences['visraamSource']) =>
      companionsOf({ ...DEFAULT_PREFERENCES, visraamSource }, offered).visraamSource;
    expect(pausesOf('igurbani')).toBe('igurbani');
    expect(pausesOf('sttm2')).toBeUndefined();
    expect(bareLines({ ...DEFAULT_PREFERENCES, visraamSource: 'igurbani' }, offered)).toEqual({
      translations: [],
      transliterations: [],
      visraamSource: 'igurbani',
    });
  });

  it('is nothing where nothing is chosen, and of a language that nobody translated into', () => {
    expect(texts({})).toEqual({ translations: [], transliterations: [] });
    expect(texts({ hindi: ['ss'], spanish: ['sn'] }, ['ur', 'ipa'])).toEqual({
      translations: [],
      transliterations: ['ur', 'ipa'],
    });
  });
});
