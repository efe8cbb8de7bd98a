import { type ApiClient, type RehatChapter, TransportError } from '@naad/api-client';
import { ApiError, type FeatureName, type FeatureSource } from '@naad/api-contract';
import { english } from '@naad/ui-i18n/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { canonicalPath, pageDescription } from '../head/pageHead.ts';
import { capabilitiesWith, routeContextOf } from '../../testing/routeContextOf.ts';
import { resolveRoute } from '../resolveRoute.ts';
import type { RoutePage } from '../routeResult.ts';

const SOURCE: FeatureSource = { kind: 'pack', name: 'A pack', licence: 'CC0-1.0', url: null };
const chapter = (id: number, name: string, html = ''): RehatChapter => ({ id, name, html });
const NAMES = [chapter(1, 'Of dawn'), chapter(3, 'Of noon'), chapter(4, 'Of dusk')];

const API: Partial<ApiClient> = {
  getRehats: () => Promise.resolve({ rehats: [{ id: 2, name: 'A code' }], source: SOURCE }),
  getRehatChapters: (rehat, id) => {
    const chapters = NAMES.filter((each) => id === undefined || each.id === id).map((each) =>
      id === undefined ? each : { ...each, html: `<p>The text of <b>${each.name}</b></p>` },
    );
    return rehat === 2 && chapters.length > 0
      ? Promise.resolve({ chapters, source: SOURCE })
      : Promise.reject(new ApiError('chapterNotFound'));
  },
};

function open(path: string, api: Partial<ApiClient> = API, features: readonly FeatureName[] = ['rehats']) {
  const getCapabilities = () => Promise.resolve(capabilitiesWith(features));
  return resolveRoute(routeContextOf(path, { getCapabilities, ...api }));
}

afterEach(() => {
  vi.useRealTimers();
});

describe('a chapter of a code [S2.28]', () => {
  it('has its text, its source and its neighbours', async () => {
    const page = (await open('/rehat-maryadha/2/3')) as RoutePage;
    expect(page).toMatchObject({
      status: 200,
      title: 'Of noon - A code',
      content: {
        page: 'rehatChapter',
        rehat: { id: 2, name: 'A code' },
        chapter: { id: 3, name: 'Of noon' },
        blocks: [
          {
            kind: 'text',
            text: [
              { text: 'The text of ', tone: 'plain' },
              { text: 'Of noon', tone: 'strong' },
            ],
          },
        ],
        previous: { id: 1, name: 'Of dawn' },
        next: { id: 4, name: 'Of dusk' },
        source: SOURCE,
      },
    });
    expect(canonicalPath(page)).toBe('/rehat-maryadha/2/3');
    expect(pageDescription(english, page)).toBe('Of noon · A code: The text of Of noon');
  });

  it('has no neighbour beyond the first and the last chapter', async () => {
    expect(await open('/rehat-maryadha/2/1/')).toMatchObject({
      content: { previous: null, next: { id: 3 } },
    });
    expect(await open('/rehat-maryadha/2/4')).toMatchObject({ content: { previous: { id: 3 }, next: null } });
  });

  it('is described by its beginning, cut at the end of a word', async () => {
    const html = 'word '.repeat(100);
    const page = await open('/rehat-maryadha/2/1', {
      ...API,
      getRehatChapters: () => Promise.resolve({ chapters: [chapter(1, 'Of dawn', html)], source: null }),
    });
    expect(pageDescription(english, page as RoutePage)).toMatch(/^Of dawn · A code: (word ){30,32}…$/);
  });

  it('is the first if the address names none', async () => {
    expect(await open('/rehat-maryadha/2')).toEqual({
      kind: 'redirect',
      to: '/rehat-maryadha/2/1',
      isCacheable: true,
    });
  });

  it.each(['2/2', '2/x', '2/0', '1', '1/1', 'x', 'x/1', '2/1.5', '%E0%A4%A'])(
    'is not found at %s',
    async (address) => {
      expect(await open(`/rehat-maryadha/${address}`)).toMatchObject({
        status: 404,
        content: { message: { id: 'rehatNotFound' } },
      });
    },
  );

  it('has no subpages', async () => {
    expect(await open('/rehat-maryadha/2/1/1')).toMatchObject({
      status: 404,
      content: { message: { id: 'pageNotFound', url: '/rehat-maryadha/2/1/1' } },
    });
  });

  it('explains that there is no source', async () => {
    expect(await open('/rehat-maryadha/2/1', {}, [])).toMatchObject({
      status: 404,
      content: { message: { id: 'rehatAbsent', reason: 'notConfigured' } },
    });
  });

  it('fails to load if the source fails', async () => {
    const getRehatChapters = () => Promise.reject(new ApiError('sourceUnavailable'));
    await expect(open('/rehat-maryadha/2/1', { ...API, getRehatChapters })).rejects.toThrow();
  });

  it.each(['en', 'pb'])('redirects the old language address %s to the summary', async (language) => {
    expect(await open(`/rehat-maryadha/${language}`)).toMatchObject({
      kind: 'redirect',
      to: '/rehat-maryadha',
    });
  });
});

describe('the list of codes [S2.28]', () => {
  const listingOf = async (api?: Partial<ApiClient>, features?: readonly FeatureName[]) => {
    const page = (await open('/rehat-maryadha', api, features)) as RoutePage;
    expect([page.status, canonicalPath(page)]).toEqual([200, '/rehat-maryadha']);
    expect(pageDescription(english, page)).toContain('in our own words');
    return page.content.page === 'rehatMaryadha' ? page.content.listing : null;
  };

  it('has all codes with their chapters and source', async () => {
    expect(await listingOf()).toEqual({
      state: 'there',
      source: SOURCE,
      rehats: [{ id: 2, name: 'A code', chapters: NAMES.map(({ id, name }) => ({ id, name })) }],
    });
  });

  it('is absent without a source, or if the source has no codes', async () => {
    expect(await listingOf({}, [])).toEqual({ state: 'absent', reason: 'notConfigured' });
    const getRehats = () => Promise.resolve({ rehats: [], source: null });
    expect(await listingOf({ getRehats })).toEqual({ state: 'absent', reason: 'unknown' });
  });

  it.each([new ApiError('sourceUnavailable'), new TransportError('timeout', 'late')])(
    'is silent if the source fails (%s), and the summary still loads',
    async (error) => {
      expect(await listingOf({ getRehats: () => Promise.reject(error) })).toEqual({ state: 'silent' });
    },
  );

  it('is silent if the source is late, and the summary still loads', async () => {
    vi.useFakeTimers();
    const listing = listingOf({ getRehats: () => new Promise(() => undefined) });
    await vi.advanceTimersByTimeAsync(3000);
    expect(await listing).toEqual({ state: 'silent' });
  });

  it('does not hide a programming error', async () => {
    await expect(listingOf({ getRehats: () => Promise.reject(new TypeError('x')) })).rejects.toThrow('x');
  });
});
