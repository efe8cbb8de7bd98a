import { expect, it, onTestFinished } from 'vitest';
import { CapabilitiesResponse, SearchResponse, ShabadResponse } from '@naad/api-contract';
import type { Config } from '../../config/index.ts';
import { getParsed } from '../../testing/getParsed.ts';
import { createTestServer, loadScripture } from '../../testing/createTestServer.ts';
import { createTestSources } from '../../testing/createTestSources.ts';

async function serverOf(packs: readonly object[] = [], config: Partial<Config> = {}) {
  const server = await createTestServer({ sources: await createTestSources(packs), config });
  onTestFinished(() => server.close());
  return server;
}

type TestServer = Awaited<ReturnType<typeof serverOf>>;

async function translationsOf(server: TestServer, query = '') {
  const { verses } = await getParsed(server, `/api/v2/shabads/1839${query}`, ShabadResponse);
  return verses.map(({ translation }) => translation);
}

it('bdb stays empty for a client that chooses its translations, as ours does [T90]', async () => {
  const server = await serverOf();
  for (const { en, pu, bdbFrom } of await translationsOf(server, '?translations=en.ssk,pu.ss')) {
    expect([en.bdb, pu.bdb, bdbFrom]).toEqual([null, { gurmukhi: null, unicode: null }, undefined]);
    expect(en.ssk).not.toBeNull();
  }
});

it('bdb stays empty if the operator turned it off, and the capabilities do not name it [T90]', async () => {
  const server = await serverOf([], { mainTextAsBdb: false });
  for (const { en, bdbFrom } of await translationsOf(server))
    expect([en.bdb, bdbFrom]).toEqual([null, undefined]);
  expect((await getParsed(server, '/api/capabilities', CapabilitiesResponse)).bdbFrom).toBeUndefined();
});

it("a data pack's own bdb is never mixed with another text [T90]", async () => {
  const { corpus } = await loadScripture();
  const shabad = corpus.shabad(corpus.shabadIndexOf(1839 as never) ?? 0);
  const line = corpus.line(shabad.firstLine + 1).verseId;
  const server = await serverOf([
    { kind: 'translation', language: 'en', field: 'bdb', translator: 'BaniDB', lines: { [line]: 'Its own' } },
  ]);
  const [first, second] = await translationsOf(server);
  expect([first?.en.bdb, second?.en.bdb]).toEqual([null, 'Its own']);
  expect(second?.bdbFrom).toEqual({ pu: 'pu.ss' });
  const { bdbFrom } = await getParsed(server, '/api/capabilities', CapabilitiesResponse);
  expect([bdbFrom?.en['G'], bdbFrom?.pu['G']]).toEqual([undefined, ['pu.ss']]);
});

it('the capabilities name the translators whose texts bdb repeats, by work [T90]', async () => {
  const { bdbFrom } = await getParsed(await serverOf(), '/api/capabilities', CapabilitiesResponse);
  expect(bdbFrom?.en).toMatchObject({ G: ['en.ssk'], D: ['en.kohli'], B: ['en.jodhSingh'], K: ['en.puri'] });
  expect(bdbFrom?.pu).toMatchObject({ G: ['pu.ss'], D: ['pu.jaggi'], B: ['pu.virSingh'] });
});

it('no answer of the verse API has a decomposed letter that has a code point of its own [T96]', async () => {
  const server = await serverOf();
  for (const path of [
    'v2/sources',
    'v2/writers',
    'v2/raags',
    'v2/banis',
    'v2/banis/4',
    'v2/shabads/32001',
    'v2/shabads/1,30001',
    'v2/angs/2/D',
    'v2/search/%E0%A8%B6%E0%A8%AC%E0%A8%A6?searchtype=2',
    'v2/kosh/%E0%A8%B8',
    'ceremonies/3',
  ]) {
    const { payload, statusCode } = await server.inject(`/api/${path}`);
    expect([path, statusCode, /[ਸਲਖਗਜਫ]\u0A3C/.exec(payload)?.[0]]).toEqual([path, 200, undefined]);
  }
  const { verses } = await getParsed(server, '/api/v2/search/\u0A36?searchtype=2', SearchResponse);
  expect(verses[0]?.verse.unicode).toContain('\u0A36');
});
