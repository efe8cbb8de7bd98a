import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  FavouriteExport,
  FavouriteImportResponse,
  FavouriteShabad,
  FavouriteShabadsResponse,
  ShabadResponse,
} from '@naad/api-contract';
import type { StoredFavourite } from '../../accounts/index.ts';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { ask, createTestServer, loadScripture } from '../../testing/index.ts';
import { logIn, SOMEONE } from '../../testing/actAsBrowser.ts';
import { mergeFavourites } from './mergeFavourites.ts';

const PATH = '/api/favourite-shabads';

describe('favourite shabads', () => {
  let server: ApiInstance;
  let account: Awaited<ReturnType<typeof logIn>>;
  let moment = Date.now();
  let people = 0;
  beforeAll(async () => {
    server = await createTestServer({ now: () => (moment += 1) });
  });
  afterAll(() => server.close());

  /** Somebody new, without any. */
  async function someone() {
    people += 1;
    account = await logIn(server, { ...SOMEONE, email: `${String(people)}@naad.test` });
    return account;
  }

  const list = async () => {
    const reply = await account.browser.get(PATH, account.headers);
    return FavouriteShabadsResponse.parse(reply.json()).favouriteShabads;
  };
  const keep = (body: object) => account.browser.post(PATH, body, account.headers);
  const remove = (id: string) => account.browser.remove(`${PATH}/${id}`, undefined, account.headers);

  async function firstVerseOf(shabadId: number): Promise<number> {
    const { verses } = await ask(server, `/api/v2/shabads/${String(shabadId)}`, ShabadResponse);
    return verses[0]?.verseId ?? 0;
  }

  it('are for who is logged in', async () => {
    for (const options of [
      { method: 'GET', url: PATH },
      { method: 'POST', url: PATH, payload: { shabadId: 5 } },
      { method: 'DELETE', url: `${PATH}/5` },
      { method: 'GET', url: `${PATH}/export` },
      { method: 'POST', url: `${PATH}/import`, payload: { favouriteShabads: [] } },
      { method: 'GET', url: '/api/pothis' },
      { method: 'PUT', url: '/api/pothis', payload: { revision: 0, library: { version: 1 } } },
    ] as const) {
      const reply = await server.inject(options);
      expect([options.url, reply.statusCode, reply.json()]).toMatchObject([
        options.url,
        401,
        { data: { id: 'notAuthenticated', error: 'Please re-authenticate.' } },
      ]);
    }
  });

  it('are kept with a line and a note, changed, and removed; exactly one is a list too', async () => {
    await someone();
    expect(await list()).toEqual([]);
    const verseId = await firstVerseOf(5);
    const kept = FavouriteShabad.parse((await keep({ shabadId: 5, comment: 'ਵਾਹ', verseId })).json());
    expect(kept).toMatchObject({ shabad_id: 5, verse_id: verseId, comment: 'ਵਾਹ' });
    expect(await list()).toEqual([kept]);
    await keep({ shabadId: 5, comment: 'changed' });
    expect(await list()).toMatchObject([
      { shabad_id: 5, verse_id: null, comment: 'changed', created_at: kept.created_at },
    ]);
    expect((await remove('5')).json()).toEqual({ ok: true });
    expect((await remove('5')).json()).toEqual({ ok: true });
    expect(await list()).toEqual([]);
  });

  it('are of their owner alone', async () => {
    const first = await someone();
    await keep({ shabadId: 5, comment: 'mine' });
    await someone();
    expect(await list()).toEqual([]);
    await remove('5');
    account = first;
    expect(await list()).toHaveLength(1);
  });

  it.each([
    [{ shabadId: 999_999 }, 404, 'shabadNotFound'],
    [{ shabadId: 5, verseId: 1 }, 400, 'badVerseId'],
    [{ shabadId: '5' }, 400, 'badRequest'],
    [{ shabadId: 5.5 }, 400, 'badRequest'],
    [{ shabadId: -5 }, 400, 'badRequest'],
    [{ shabadId: 1.5e300 }, 400, 'badRequest'],
    [{ shabadId: 5, comment: 7 }, 400, 'badRequest'],
    [{ shabadId: 5, comment: { $gt: '' } }, 400, 'badRequest'],
    [{}, 400, 'badRequest'],
    [[], 400, 'badRequest'],
  ])('are not %o', async (body, status, id) => {
    await someone();
    const reply = await keep(body);
    expect([reply.statusCode, reply.json()]).toMatchObject([status, { data: { id } }]);
    expect(await list()).toEqual([]);
  });

  it.each(['x', '5;', "5' OR 1=1 --", '-5', '%00', '5%2F6'])('are not removed by %j', async (id) => {
    await someone();
    await keep({ shabadId: 5 });
    expect((await remove(id)).statusCode).toBeGreaterThanOrEqual(400);
    expect(await list()).toHaveLength(1);
  });

  it('have any note there is, given back as it was, as data and never as markup', async () => {
    await someone();
    const note = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.constantFrom(
        '<script>alert(1)</script>',
        '"><img src=x onerror=alert(1)>',
        "'; DROP TABLE favourites; --",
      ),
    );
    await fc.assert(
      fc.asyncProperty(note, async (text) => {
        const reply = await keep({ shabadId: 5, comment: text });
        expect(reply.headers).toMatchObject({
          'content-type': 'application/json; charset=utf-8',
          'x-content-type-options': 'nosniff',
        });
        expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
        expect((await list())[0]?.comment).toBe(text.replaceAll('\0', ''));
      }),
      { numRuns: 60 },
    );
  });

  it('may be a thousand, go out as a file and come back in', async () => {
    const { corpus } = await loadScripture();
    const ids = Array.from({ length: 1_000 }, (_, index) => corpus.shabad((index * 3) as never).id);
    const first = await someone();
    const rows = ids.map((id) => ({ shabad_id: id, comment: `of ${String(id)}` }));
    const load = (body: object) => account.browser.post(`${PATH}/import`, body, account.headers);
    const imported = FavouriteImportResponse.parse((await load({ favouriteShabads: rows })).json());
    expect(imported).toEqual({ imported: 1_000, unchanged: 0, unknown: [] });
    expect(await list()).toHaveLength(1_000);
    const reply = await first.browser.get(`${PATH}/export`, first.headers);
    expect(reply.headers['content-disposition']).toBe('attachment; filename="naad-favourites.json"');
    const file = FavouriteExport.parse(reply.json());
    expect(file.favouriteShabads).toEqual(await list());
    await someone();
    await load(file);
    expect(await list()).toEqual(file.favouriteShabads);
    expect((await load(file)).json()).toEqual({ imported: 0, unchanged: 1_000, unknown: [] });
  });

  it('come from the list of the reference product, as far as this scripture has them', async () => {
    await someone();
    await keep({ shabadId: 5, comment: 'newer' });
    const reply = await account.browser.post(
      `${PATH}/import`,
      {
        favouriteShabads: [
          {
            id: 17,
            user_id: 3,
            shabad_id: '5',
            verse_id: 57,
            comment: 'old',
            created_at: '2024-01-05T15:04:00Z',
          },
          { id: 18, shabad_id: 6, verse_id: 61, comment: null, created_at: 'never' },
          { id: 19, shabad_id: 999_999, comment: 'x' },
        ],
      },
      account.headers,
    );
    expect(reply.json()).toEqual({ imported: 2, unchanged: 0, unknown: [999_999] });
    expect(await list()).toMatchObject([
      { shabad_id: 6, verse_id: null, comment: '' },
      { shabad_id: 5, comment: 'newer', created_at: '2024-01-05T15:04:00.000Z' },
    ]);
    const nothing = await account.browser.post(`${PATH}/import`, { favourites: [] }, account.headers);
    expect(nothing.statusCode).toBe(400);
  });
});

describe('two lists of favourites', () => {
  const favourite: fc.Arbitrary<StoredFavourite> = fc.record({
    shabadId: fc.integer({ min: 1, max: 6 }),
    verseId: fc.option(fc.integer({ min: 1, max: 3 })),
    comment: fc.constantFrom('', 'a', 'b'),
    createdAt: fc.integer({ min: 1, max: 4 }),
    updatedAt: fc.integer({ min: 1, max: 4 }),
  });
  const lists = fc.array(favourite, { maxLength: 12 });
  const merge = (...each: StoredFavourite[][]) =>
    each
      .reduce((merged, next) => [...mergeFavourites(merged, next).values()], [] as StoredFavourite[])
      .sort((one, other) => one.shabadId - other.shabadId);

  it('are the same list whichever comes first, and lose no shabad', () => {
    fc.assert(
      fc.property(lists, lists, lists, (one, two, three) => {
        const merged = merge(one, two, three);
        expect(merge(three, two, one)).toEqual(merged);
        expect(merge(two, merge(one, three))).toEqual(merged);
        expect(merge(merged, one)).toEqual(merged);
        const all = new Set([...one, ...two, ...three].map(({ shabadId }) => shabadId));
        expect(merged.map(({ shabadId }) => shabadId)).toEqual([...all].sort());
      }),
    );
  });
});
