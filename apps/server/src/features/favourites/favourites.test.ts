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
import { getParsed } from '../../testing/getParsed.ts';
import { createTestServer, loadScripture } from '../../testing/createTestServer.ts';
import { logIn, TEST_USER } from '../../testing/createTestBrowser.ts';
import { mergeFavourites } from './favourites.ts';

const PATH = '/api/favourite-shabads';

const deep = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

describe('favourite shabads', () => {
  let server: ApiInstance;
  let account: Awaited<ReturnType<typeof logIn>>;
  let moment = Date.now();
  let people = 0;
  beforeAll(async () => {
    server = await createTestServer({ now: () => (moment += 1) });
  });
  afterAll(() => server.close());

  /** Logs in to a new account without favourites. */
  async function someone() {
    people += 1;
    account = await logIn(server, { ...TEST_USER, email: `${String(people)}@naad.test` });
    return account;
  }

  const list = async () => {
    const reply = await account.browser.get(PATH, account.headers);
    return FavouriteShabadsResponse.parse(reply.json()).favouriteShabads;
  };
  const save = (body: object) => account.browser.post(PATH, body, account.headers);
  const remove = (id: string) => account.browser.remove(`${PATH}/${id}`, undefined, account.headers);

  async function firstVerseOf(shabadId: number): Promise<number> {
    const { verses } = await getParsed(server, `/api/v2/shabads/${String(shabadId)}`, ShabadResponse);
    return verses[0]?.verseId ?? 0;
  }

  it('may have notes of two and a half million characters in total', async () => {
    await someone();
    const { corpus } = await loadScripture();
    const ids = Array.from({ length: 251 }, (_, index) => corpus.shabad(index as never).id);
    const rows = ids.map((id) => ({ shabad_id: id, comment: 'a'.repeat(10_000) }));
    const refused = await account.browser.post(`${PATH}/import`, { favouriteShabads: rows }, account.headers);
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { data: { id: 'tooMany' } }]);
    await account.browser.post(`${PATH}/import`, { favouriteShabads: rows.slice(0, 250) }, account.headers);
    expect((await save({ shabadId: ids[250], comment: 'a' })).statusCode).toBe(400);
    expect((await save({ shabadId: ids[250] })).statusCode).toBe(200);
    // The replaced note of an existing favourite makes room for the new one.
    expect((await save({ shabadId: ids[0], comment: 'b'.repeat(10_000) })).statusCode).toBe(200);
  });

  it('require a login [S6.3]', async () => {
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

  it('are saved with a line and a note, changed and removed; a single favourite is a list too [S3.4, S3.16, S7.6, S7.7, S7.8, S7.20]', async () => {
    await someone();
    expect(await list()).toEqual([]);
    const verseId = await firstVerseOf(5);
    const saved = FavouriteShabad.parse((await save({ shabadId: 5, comment: 'ਵਾਹ', verseId })).json());
    expect(saved).toMatchObject({ shabad_id: 5, verse_id: verseId, comment: 'ਵਾਹ' });
    expect(await list()).toEqual([saved]);
    await save({ shabadId: 5, comment: 'changed' });
    expect(await list()).toMatchObject([
      { shabad_id: 5, verse_id: null, comment: 'changed', created_at: saved.created_at },
    ]);
    expect((await remove('5')).json()).toEqual({ ok: true });
    expect((await remove('5')).json()).toEqual({ ok: true });
    expect(await list()).toEqual([]);
  });

  it('are visible only to their owner [S7.6]', async () => {
    const first = await someone();
    await save({ shabadId: 5, comment: 'mine' });
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
  ])('refuse %o [S7.7]', async (body, status, id) => {
    await someone();
    const reply = await save(body);
    expect([reply.statusCode, reply.json()]).toMatchObject([status, { data: { id } }]);
    expect(await list()).toEqual([]);
  });

  it('refuse an import with a million faults quickly and with a short answer', async () => {
    await someone();
    const load = (rows: unknown) =>
      account.browser.post(`${PATH}/import`, { favouriteShabads: rows } as object, account.headers);
    for (const rows of [
      Array(1_000_000).fill(0),
      Array(10_000).fill(0),
      [{ shabad_id: 5, x: deep(1_000) }],
    ]) {
      const before = process.cpuUsage();
      const reply = await load(rows);
      const { user, system } = process.cpuUsage(before);
      expect(reply.statusCode).toBe(400);
      expect(reply.payload.length).toBeLessThan(2_000);
      expect((user + system) / 1_000).toBeLessThan(1_000);
    }
    expect(await list()).toEqual([]);
  });

  it.each(['x', '5;', "5' OR 1=1 --", '-5', '%00', '5%2F6'])("aren't removed by %j [S7.8]", async (id) => {
    await someone();
    await save({ shabadId: 5 });
    expect((await remove(id)).statusCode).toBeGreaterThanOrEqual(400);
    expect(await list()).toHaveLength(1);
  });

  it('return every note unchanged, as data and never as markup [K19]', async () => {
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
        const reply = await save({ shabadId: 5, comment: text });
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

  it('are exported and imported again, a thousand at once [K6, K8]', async () => {
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

  it("are imported from the reference product's list if this scripture has them [K8]", async () => {
    await someone();
    await save({ shabadId: 5, comment: 'newer' });
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

describe('mergeFavourites', () => {
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

  it('gives the same list in any order and loses no shabad', () => {
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
