import { type ApiClient, TransportError } from '@naad/api-client';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PREFERENCES, type Preferences } from '@naad/settings-schema';
import { english } from '@naad/ui-i18n/testing';
import { visraamsOnly, includesFromPreferences } from './verseIncludes.ts';
import { parseHighlights, parseShabadIds } from './parseIds.ts';
import { failurePage, resolveRoute } from './resolveRoute.ts';
import type { RoutePage } from './routeResult.ts';

/** No address below needs more of the API than a search for its name, which finds nothing. */
const api = new Proxy({} as ApiClient, {
  get: (_target, name) => () =>
    name === 'search'
      ? Promise.resolve({ places: [], opensPlace: false })
      : Promise.reject(new Error(`${String(name)} was called`)),
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
  ])('%s redirects to %s [B2, B4]', async (href, to) => {
    expect(await resolve(href)).toEqual({ kind: 'redirect', to, isCacheable: true });
  });

  it('/logout redirects to the page where the browser logs out, and is never cached [S2.36, S4.4]', async () => {
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
  ])('%s is the same for every visitor and ignores unknown problem ids', async (href, name) => {
    expect(await resolve(`${href}?problem=%3Cscript%3E&token=T`)).toMatchObject({
      kind: 'page',
      status: 200,
      content: { page: 'own', name, problem: null, hasSignedUp: false },
    });
    const { content } = (await resolve(`${href}?problem=loginExpired&signedup=1`)) as RoutePage;
    expect(content).toMatchObject({ problem: 'loginExpired', hasSignedUp: true });
  });

  it.each(['/nope', '/shabad/1', '/__proto__', '/toString', '/ang.asp'])(
    '%s is not found [B1]',
    async (href) => {
      expect(await resolve(href)).toMatchObject({
        kind: 'page',
        status: 404,
        content: { message: { id: 'pageNotFound', url: href } },
      });
    },
  );

  it.each(['/shabad?id=', '/shabad?id=x', '/shabad?id=1,x', '/shabad?id=-1', '/shabad?highlight=4'])(
    '%s answers that the shabad was not found',
    async (href) => {
      expect(await resolve(href)).toMatchObject({
        status: 404,
        content: { message: { id: 'shabadNotFound' } },
      });
    },
  );

  it('without an ang number is an empty query', async () => {
    expect(await resolve('/ang?source=G')).toMatchObject({ content: { message: { id: 'emptyQuery' } } });
  });
});

describe('ids in an address [S2.12, B10]', () => {
  it('shabad ids are joined by commas, and one invalid id rejects them all', () => {
    expect(parseShabadIds('3590')).toEqual([3590]);
    expect(parseShabadIds('1, 4')).toEqual([1, 4]);
    expect(parseShabadIds('1,')).toBeNull();
    expect(parseShabadIds('1,'.repeat(10_000) + '1')).toBeNull();
  });

  it('invalid line ids are ignored', () => {
    expect(parseHighlights(null)).toEqual([]);
    expect(parseHighlights('26106,x,7')).toEqual([26106, 7]);
  });
});

it('the failure page distinguishes a timeout from other errors', () => {
  expect(failurePage(english, new TransportError('timeout', 'late'))).toMatchObject({ status: 504 });
  expect(failurePage(english, new Error('anything'))).toMatchObject({
    status: 500,
    content: { message: { id: 'failure' } },
  });
});

describe('the texts that accompany lines', () => {
  const translators = [
    { key: 'en.ms', language: 'en', name: 'Manmohan Singh', sourceIds: ['G'] },
    { key: 'en.ssk', language: 'en', name: 'Dr. Sant Singh Khalsa', sourceIds: ['G'] },
    { key: 'pu.ss', language: 'pu', name: 'Prof. Sahib Singh', sourceIds: ['G'] },
    { key: 'pu.ft', language: 'pu', name: 'Faridkot Teeka', sourceIds: ['G'] },
    { key: 'en.jodhSingh', language: 'en', name: 'Jodh Singh', sourceIds: ['B', 'S'] },
    { key: 'pu.jodhSingh', language: 'pu', name: 'Jodh Singh', sourceIds: ['B'] },
  ];
  const includesFor = (
    chosen: Partial<Preferences['translations']>,
    scripts: Preferences['transliterations'] = [],
    translationOrder: readonly string[] = [],
  ) =>
    includesFromPreferences(
      {
        translations: { english: [], punjabi: [], spanish: [], hindi: [], ...chosen },
        translationOrder,
        transliterations: scripts,
        visraamSource: 'sttm',
      },
      { translators, visraamSources: [] },
    );

  it("are in the reader's order", () => {
    expect(includesFor({ english: ['ssk'], punjabi: ['ss'] }, [], ['pu.ss', 'en.ssk']).translations[0]).toBe(
      'pu.ss',
    );
  });

  it('default to one English translation of each work and a Latin transliteration', () => {
    expect(includesFromPreferences(DEFAULT_PREFERENCES, { translators, visraamSources: [] })).toEqual({
      translations: ['en.ssk', 'en.jodhSingh'],
      transliterations: ['en'],
    });
  });

  it('are by the chosen translators, or another of the same language for works they did not translate [S2.71]', () => {
    expect(includesFor({ english: ['ms', 'ssk'], punjabi: ['ft'] }).translations).toEqual([
      'en.ms',
      'en.ssk',
      'en.jodhSingh',
      'pu.ft',
      'pu.jodhSingh',
    ]);
  });

  it('include the visraams of the chosen source only if the deployment has it [S3.45]', () => {
    const available = { translators, visraamSources: ['sttm', 'igurbani'] };
    const visraamsOf = (visraamSource: Preferences['visraamSource']) =>
      includesFromPreferences({ ...DEFAULT_PREFERENCES, visraamSource }, available).visraamSource;
    expect(visraamsOf('igurbani')).toBe('igurbani');
    expect(visraamsOf('sttm2')).toBeUndefined();
    expect(visraamsOnly({ ...DEFAULT_PREFERENCES, visraamSource: 'igurbani' }, available)).toEqual({
      translations: [],
      transliterations: [],
      visraamSource: 'igurbani',
    });
  });

  it('are none when nothing is chosen or the language has no translator', () => {
    expect(includesFor({})).toEqual({ translations: [], transliterations: [] });
    expect(includesFor({ hindi: ['ss'], spanish: ['sn'] }, ['ur', 'ipa'])).toEqual({
      translations: [],
      transliterations: ['ur', 'ipa'],
    });
  });
});
