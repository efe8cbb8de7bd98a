import {
  type StoredPothis,
  toStoredPothis,
  mergePothis,
  multiViewItem,
  newPothi,
  parsePothis,
  type Pothi,
  withItems,
} from '@naad/settings-schema';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAccountStore } from '../../accounts/index.ts';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { createTestServer } from '../../testing/createTestServer.ts';
import { createTestBrowser, logIn, TEST_USER } from '../../testing/createTestBrowser.ts';

const LINE = multiViewItem({ id: 151, shabadId: 9, verse: 'ਸੋ ਦਰੁ ਕੇਹਾ ਸੋ ਘਰੁ ਕੇਹਾ' });
const SHABAD = multiViewItem({ id: 'shabad:3590', shabadId: 3590, verse: 'ਧੰਨੁ ਧੰਨੁ ਰਾਮਦਾਸ ਗੁਰੁ' });
const BANI = multiViewItem({ id: 'bani:2', shabadId: null, verse: 'ਜਪੁ ਜੀ ਸਾਹਿਬ' });
const SLIDE = multiViewItem({ id: 'slide:Welcome 🙏 \0', shabadId: null, verse: 'Welcome 🙏 \0' });
const ITEMS = [LINE, SHABAD, BANI, SLIDE];

const libraryOf = (...pothis: Pothi[]): StoredPothis => toStoredPothis(pothis);

function newPothiWithout(field: keyof Pothi): object {
  return Object.fromEntries(Object.entries(newPothi('a', 'A', 5)).filter(([name]) => name !== field));
}

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

/** Creates a library with one field changed. */
const withEntry = (entry: object) => {
  const [pothi] = libraryOf(withItems(newPothi('a', 'A', 5), ITEMS, 7)).pothis;
  const [first, ...rest] = pothi?.entries ?? [];
  return { version: 1, pothis: [{ ...pothi, entries: [{ ...first, ...entry }, ...rest] }] };
};

describe('saved lists', () => {
  let server: ApiInstance;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  it('replace the revision that was read, for their owner only', async () => {
    const { browser, headers } = await logIn(server);
    const read = async () => (await browser.get('/api/pothis', headers)).json<unknown>();
    expect(await read()).toEqual({ revision: 0, library: null });
    const library = libraryOf(withItems(newPothi('a', 'ਆਸਾ ਦੀ ਵਾਰ \0 </script>', 5), ITEMS, 7));
    const write = (revision: number) => browser.put('/api/pothis', { revision, library }, headers);
    expect((await write(0)).json()).toEqual({ revision: 1 });
    const late = await write(0);
    expect([late.statusCode, late.json()]).toMatchObject([409, { data: { id: 'pothisChanged' } }]);
    expect((await write(1)).json()).toEqual({ revision: 2 });
    expect(await read()).toEqual({ revision: 2, library });
    const other = await logIn(server, { ...TEST_USER, email: 'other@naad.test' });
    expect((await other.browser.get('/api/pothis', other.headers)).json()).toMatchObject({ revision: 0 });
  });

  it('are stored and returned unchanged, whatever a browser makes of them', async () => {
    const { browser, headers } = await logIn(server, { ...TEST_USER, email: 'any@naad.test' });
    const item = fc.oneof(
      fc.constantFrom(...ITEMS),
      fc
        .string({ unit: 'grapheme', minLength: 1, maxLength: 500 })
        .map((verse) => multiViewItem({ id: `slide:${verse}`, shabadId: null, verse })),
    );
    const stamp = fc.integer({ min: 0, max: 4_102_444_800_000 });
    const pothi = fc
      .tuple(
        fc.string({ minLength: 1, maxLength: 64 }),
        fc.string({ unit: 'grapheme' }),
        stamp,
        stamp,
        fc.array(item),
      )
      .map(([id, name, named, removed, items]) => ({
        ...withItems(newPothi(id, name, named), items, Math.min(named + 1, 4_102_444_000_000)),
        removed,
      }));
    let revision = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(pothi, { maxLength: 4 }), async (pothis) => {
        // Normalised like the lists that a browser saves and merges.
        const saved = parsePothis(JSON.parse(JSON.stringify(toStoredPothis(mergePothis(pothis, [])))));
        const library = JSON.parse(JSON.stringify(toStoredPothis(saved))) as object;
        const reply = await browser.put('/api/pothis', { revision, library }, headers);
        expect(reply.json()).toEqual({ revision: (revision += 1) });
        expect((await browser.get('/api/pothis', headers)).json()).toEqual({ revision, library });
      }),
      { numRuns: 40 },
    );
  });

  it('may have 3,000 lines', async () => {
    const { browser, headers } = await logIn(server, { ...TEST_USER, email: 'long@naad.test' });
    const items = Array.from({ length: 3_000 }, (_, index) => ({
      ...LINE,
      id: index + 1,
      verse: 'ੴ',
      url: '/',
    }));
    const library = libraryOf(withItems(newPothi('a', 'A', 5), items, 7));
    expect((await browser.put('/api/pothis', { revision: 0, library }, headers)).json()).toEqual({
      revision: 1,
    });
  });

  it('keep unknown fields and libraries of later versions', async () => {
    const { browser, headers } = await logIn(server, { ...TEST_USER, email: 'later@naad.test' });
    const libraries = [
      { ...withEntry({ colour: 'blue', tags: ['x'] }), sorted: { by: 'name' } },
      { version: 2, lists: { a: [1, 2, 3] } },
      { version: 2, deep: nested(31) },
    ];
    for (const [revision, library] of libraries.entries()) {
      const reply = await browser.put('/api/pothis', { revision, library }, headers);
      expect([revision, reply.json()]).toEqual([revision, { revision: revision + 1 }]);
      expect((await browser.get('/api/pothis', headers)).json()).toEqual({ revision: revision + 1, library });
    }
  });

  it.each<[string, unknown]>([
    ['a negative revision', { revision: -1, library: { version: 1, pothis: [] } }],
    ['a revision in quotes', { revision: '0', library: { version: 1, pothis: [] } }],
    ['no version', { revision: 0, library: {} }],
    ['a version that is no number', { revision: 0, library: { version: '1', pothis: [] } }],
    ['a version of none', { revision: 0, library: { version: 0.5 } }],
    ['a list in place of a library', { revision: 0, library: [] }],
    ['no lists', { revision: 0, library: { version: 1 } }],
    ['a text in place of a list', { revision: 0, library: { version: 1, pothis: ['x'] } }],
    [
      'a list without entries',
      { revision: 0, library: { version: 1, pothis: [newPothiWithout('entries')] } },
    ],
    ['a list without an id', { revision: 0, library: { version: 1, pothis: [newPothiWithout('id')] } }],
    ['an item that is a text', { revision: 0, library: withEntry({ item: 'x' }) }],
    ['a line without words', { revision: 0, library: withEntry({ item: { ...LINE, verse: '' } }) }],
    ['an id that is a list', { revision: 0, library: withEntry({ item: { ...LINE, id: [] } }) }],
    ['a moment after the year 2100', { revision: 0, library: withEntry({ added: 5e12 }) }],
    ['a place that is a text', { revision: 0, library: withEntry({ place: '1' }) }],
    ['33 levels', { revision: 0, library: { version: 2, deep: nested(32) } }],
    ['60 levels', { revision: 0, library: { version: 1, pothis: [], deep: nested(59) } }],
    [
      '100,000 numbers in place of lists',
      { revision: 0, library: { version: 1, pothis: Array(100_000).fill(0) } },
    ],
    [
      '40,000 numbers in place of lists',
      { revision: 0, library: { version: 1, pothis: Array(40_000).fill(0) } },
    ],
  ])('are refused with %s', async (_name, body) => {
    const { browser, headers } = await logIn(server);
    const before = (await browser.get('/api/pothis', headers)).json<unknown>();
    const reply = await browser.put('/api/pothis', body as object, headers);
    expect([reply.statusCode, reply.json()]).toMatchObject([400, { data: { id: 'badPothis' } }]);
    expect(reply.payload.length).toBeLessThan(2_000);
    expect((await browser.get('/api/pothis', headers)).json()).toEqual(before);
  });

  it('that an earlier version stored unchecked are returned if they parse, and can be replaced', async () => {
    const store = await openAccountStore({ kind: 'sqlite', file: ':memory:' });
    const own = await createTestServer({ accounts: store });
    const { browser, headers } = await logIn(own);
    const user = await store.findUserByEmail(TEST_USER.email);
    const depth = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
    const stored = ['{"version":1,"x":"kept"}', `{"version":1,"x":${depth}}`, '{"version":', '[]', 'null'];
    const libraries: unknown[] = [];
    for (const [revision, text] of stored.entries()) {
      await store.writePothis(user?.id ?? '', revision, text);
      const reply = await browser.get('/api/pothis', headers);
      expect(reply.json()).toMatchObject({ revision: revision + 1 });
      libraries.push(reply.json<{ library: unknown }>().library);
      expect((await browser.get('/api/user/export', headers)).statusCode).toBe(200);
    }
    expect(libraries).toEqual([{ version: 1, x: 'kept' }, null, null, null, null]);
    const library = { version: 1, pothis: [] };
    const written = await browser.put('/api/pothis', { revision: stored.length, library }, headers);
    expect(written.json()).toEqual({ revision: stored.length + 1 });
    await own.close();
  });

  it('of megabytes are refused before their body is read if nobody is logged in', async () => {
    const reply = await createTestBrowser(server).put('/api/pothis', {
      revision: 0,
      library: 'x'.repeat(400_000),
    });
    expect(reply.statusCode).toBe(401);
  });
});
