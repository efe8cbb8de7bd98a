import path from 'node:path';
import { type ApiTransport, QuotesResponse } from '@naad/api-contract';
import { createLocalApi, scriptureRoutes } from '@naad/api-scripture';
import { AbsentPackError, createCorpus } from '@naad/gurbani-corpus';
import { readPackFolder } from '@naad/gurbani-corpus/node';
import { createSearchEngine } from '@naad/gurbani-search';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from './config/index.ts';
import { createScriptureServices, type ScriptureParts } from './createScriptureServices.ts';
import type { ApiInstance } from './http/apiInstance.ts';
import { nextTurn } from './http/eventLoop.ts';
import { precomposedJson } from './http/precomposedJson.ts';
import { createTestServer, dist, loadScripture } from './testing/createTestServer.ts';
import { createTestSources } from './testing/createTestSources.ts';
import { QUOTES_BODIES, SCRIPTURE_ADDRESSES, SCRIPTURE_PACKS } from './testing/scriptureAddresses.ts';

/** A day of the packs, so that today's hukamnama is known. */
const NOW = new Date('2026-08-21T12:00:00Z');

/** The body of a local answer as the server writes it, which precomposes letters for existing clients. */
function onTheWire(address: string, { status, body }: Awaited<ReturnType<ApiTransport>>): unknown {
  const isVerseApi = status === 200 && /^\/(v2|ceremonies)\//.test(address);
  return JSON.parse(isVerseApi ? precomposedJson(body) : JSON.stringify(body)) as unknown;
}

/** The server leaves a text unchecked after a time, which a device doesn't: then only its verdicts are compared. */
function toComparable(served: unknown): unknown {
  const quotes = QuotesResponse.safeParse(served);
  if (!quotes.success || quotes.data.unchecked?.length === 0) return served;
  return { passages: expect.arrayContaining(quotes.data.passages) as unknown, unchecked: [] };
}

describe.each([
  ['with every kind of pack', SCRIPTURE_PACKS, false],
  ['with the scripture alone', [], true],
])('the local API %s', (_, packs, mainTextAsBdb) => {
  let server: ApiInstance;
  let local: ApiTransport;
  const failures: unknown[] = [];
  beforeAll(async () => {
    const config = { ...readConfig({}, dist), mainTextAsBdb };
    const sources = await createTestSources(packs);
    server = await createTestServer({ config: { mainTextAsBdb }, sources });
    local = createLocalApi(createScriptureServices({ ...(await loadScripture()), config, sources }), {
      base: 'http://localhost/api',
      nextTurn,
      onFailure: (error) => failures.push(error),
    });
  });
  afterAll(() => server.close());

  async function expectSame(address: string, payload?: object): Promise<number> {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    vi.spyOn(Math, 'random').mockReturnValue(0.25);
    const answered = await local(address, payload);
    const served = await server.inject({
      url: `/api${address}`,
      ...(payload && { method: 'POST', payload }),
    });
    vi.useRealTimers();
    expect(answered.status, address).toBe(served.statusCode);
    expect(onTheWire(address, answered), address).toEqual(toComparable(served.json()));
    return answered.status;
  }

  it('answers every address like the server', async () => {
    for (const address of SCRIPTURE_ADDRESSES) await expectSame(address);
    expect(failures).toEqual([]);
  });

  it('checks quotations in a body like the server', async () => {
    for (const body of QUOTES_BODIES) await expectSame('/quotes', body);
    expect(await expectSame('/v2/shabads/1839', {})).toBe(404);
  });
});

describe('the local API', () => {
  async function openLocalApi(parts: Partial<ScriptureParts> = {}) {
    const onFailure = vi.fn();
    const services = createScriptureServices({
      ...(await loadScripture()),
      config: readConfig({}, dist),
      sources: await createTestSources(SCRIPTURE_PACKS),
      ...parts,
    });
    const local = createLocalApi(services, { base: 'http://localhost/api', nextTurn, onFailure });
    return { local, services, onFailure };
  }

  it('is compared in an answer and a refusal of every route', async () => {
    const { local } = await openLocalApi();
    const answers: { address: string; status: number }[] = [];
    for (const address of SCRIPTURE_ADDRESSES)
      answers.push({ address, status: (await local(address)).status });
    for (const { method, path: pattern } of scriptureRoutes) {
      if (method === 'POST') continue;
      const address = new RegExp(`^${pattern.replace(/:\w+/g, '[^/?]+')}(\\?|$)`);
      const statuses = answers.filter((each) => address.test(each.address)).map(({ status }) => status);
      expect(statuses, pattern).toContain(200);
      if (pattern.includes(':')) expect(Math.max(...statuses), pattern).toBeGreaterThanOrEqual(400);
    }
  });

  it('refuses what needs a pack that is not stored, and answers everything else in full', async () => {
    const absent = /^(gloss|related|receipts|translation-es.sn|transliteration-ur|english|spanish)$/;
    const stored = (name: string) => (absent.test(name) ? null : ('file' as const));
    const packs = await readPackFolder(path.join(dist, '@naad/gurbani-corpus'), stored);
    const indexes = await readPackFolder(path.join(dist, '@naad/gurbani-search'), stored);
    const corpus = createCorpus(packs, 'lazy');
    const whole = (await openLocalApi()).local;
    const { local, onFailure } = await openLocalApi({
      corpus,
      search: createSearchEngine(corpus, indexes.pack, 'lazy'),
    });
    for (const address of [
      '/gloss/675737',
      '/related/shabad/1839',
      '/v2/receipts/675737',
      '/v2/shabads/1839?translations=es.sn&transliterations=en',
      '/v2/shabads/1839?translations=en.ssk&transliterations=ur',
      '/v2/search/blessed?searchtype=3&translations=en.ssk&transliterations=en',
    ]) {
      const { status, body } = await local(address);
      expect(status, address).toBe(503);
      expect(body, address).toMatchObject({ error: true, data: { id: 'sourceUnavailable' } });
    }
    for (const address of [
      '/v2/shabads/1839?translations=en.ssk,pu.ss&transliterations=en',
      '/v2/angs/5?translations=en.ssk&transliterations=hi',
      '/v2/banis/2?translations=&transliterations=',
      '/v2/search/DDrgj?searchtype=1&translations=en.ssk&transliterations=en',
    ]) {
      const answered = await local(address);
      expect(answered.status, address).toBe(200);
      expect(answered, address).toEqual(await whole(address));
    }
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('opens a pack that an answer lacks and prepares the answer again [O12]', async () => {
    const folder = await readPackFolder(path.join(dist, '@naad/gurbani-corpus'), () => 'file');
    const opened = new Set<string>();
    const corpus = createCorpus(
      {
        manifest: folder.manifest,
        pack(name) {
          if (/^(gloss|translation-)/.test(name) && !opened.has(name)) throw new AbsentPackError(name);
          return folder.pack(name);
        },
      },
      'lazy',
    );
    const { services } = await openLocalApi({ corpus });
    const openPack = vi.fn((name: string) => {
      if (name === 'gloss') return Promise.resolve(false);
      opened.add(name);
      return Promise.resolve(true);
    });
    const onFailure = vi.fn();
    const local = createLocalApi(services, { base: 'http://localhost/api', nextTurn, onFailure, openPack });
    const address = '/v2/shabads/1839?translations=en.ssk,pu.ss&transliterations=';
    expect(await local(address)).toEqual(await (await openLocalApi()).local(address));
    expect(openPack.mock.calls).toEqual([['translation-en.ssk'], ['translation-pu.ss']]);
    expect((await local('/gloss/675737')).status).toBe(503);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('reports an error that is not of the contract, and tells the visitor nothing of it', async () => {
    const { services, onFailure } = await openLocalApi();
    const fault = new TypeError('secret');
    const broken = {
      ...services.verseIds,
      shabad: () => {
        throw fault;
      },
    };
    const local = createLocalApi({ ...services, verseIds: broken }, { base: '', nextTurn, onFailure });
    const { status, body } = await local('/verse-ids/1839/22188');
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toContain('secret');
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(fault);
  });
});
