import {
  AmritKeertanIndexResponse,
  AmritKeertanResponse,
  type AmritKeertanRow,
  ShabadResponse,
} from '@naad/api-contract';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ApiInstance } from '../../http/apiInstance.ts';
import {
  ask,
  createTestServer,
  createTestSources,
  expectError,
  loadScripture,
  sendJson,
  serveLoopback,
  type Loopback,
} from '../../testing/index.ts';

const chapters = [
  { id: 3, name: 'ਹਉਮੈ', english: 'Ego', shabads: [{ shabadId: 1839, page: 12 }, { shabadId: 3590 }] },
  { id: 4, name: 'ਨਾਮੁ', shabads: [{ shabadId: 999_999 }, { shabadId: 1839 }] },
];

async function serverOf(packs: readonly object[], upstreamUrl: string | null = null): Promise<ApiInstance> {
  const server = await createTestServer({ sources: await createTestSources(packs, { upstreamUrl }) });
  onTestFinished(() => server.close());
  return server;
}

const at = (part = '') => `/api/v2/amritkeertan${part}`;

describe('Amrit Keertan from a data pack', () => {
  it('has chapters with names in every script', async () => {
    const { headers } = await ask(
      await serverOf([{ kind: 'amrit-keertan', chapters }]),
      at(),
      AmritKeertanResponse,
    );
    expect(
      headers.map(({ HeaderID, GurmukhiUni, Translations }) => [HeaderID, GurmukhiUni, Translations]),
    ).toEqual([
      [3, 'ਹਉਮੈ', { en: 'Ego' }],
      [4, 'ਨਾਮੁ', {}],
    ]);
    for (const { Gurmukhi, Transliterations } of headers) {
      expect(Gurmukhi).toMatch(/^[ -~]+$/);
      for (const text of Object.values(Transliterations)) expect(text).not.toBe('');
    }
  });

  it('has the words, writer and page of the scripture, and only shabads it has (behaviour 82)', async () => {
    const server = await serverOf([{ kind: 'amrit-keertan', chapters }]);
    const { header, index } = await ask(server, at('/index/3'), AmritKeertanIndexResponse);
    expect(header?.map(({ HeaderID }) => HeaderID)).toEqual([3]);
    expect(index.map(({ IndexID, ShabadID, PageNo, Ang }) => [IndexID, ShabadID, PageNo, Ang])).toEqual([
      [1, 1839, 12, 496],
      [2, 3590, null, 968],
    ]);
    const { shabadInfo, verses } = await ask(server, '/api/v2/shabads/1839', ShabadResponse);
    const title = verses.find(({ verseId }) => verseId === shabadInfo.shabadName);
    expect(index[0]).toMatchObject({
      GurmukhiUni: title?.verse.unicode,
      WriterEnglish: shabadInfo.writer.english,
      RaagEnglish: shabadInfo.raag.english,
      SourceID: 'G',
    });
    const all = await ask(server, at('/index'), AmritKeertanIndexResponse);
    expect(all.header).toBeUndefined();
    expect(all.index.map(({ IndexID }) => IndexID)).toEqual([1, 2, 4]);
  });

  it('gives the shabad of a row', async () => {
    const server = await serverOf([{ kind: 'amrit-keertan', chapters }]);
    const reply = await server.inject(at('/shabads/4'));
    const { header, verses } = reply.json<{
      header: { HeaderID: number }[];
      verses: { shabadId: number }[];
    }>();
    expect(header[0]?.HeaderID).toBe(4);
    expect(verses[0]?.shabadId).toBe(1839);
    await expectError(server, at('/shabads/3'), 'shabadNotFound');
    await expectError(server, at('/index/5'), 'chapterNotFound');
    for (const path of ['/index/x', '/index/0', '/shabads/-1', '/shabads/1e3', '/index/99999999999999']) {
      await expectError(server, at(path), 'badRequest');
    }
  });
});

describe('Amrit Keertan of an upstream', () => {
  const header = {
    HeaderID: 3,
    Gurmukhi: 'haumY',
    GurmukhiUni: 'ਹਉਮੈ',
    Translations: { en: 'Ego' },
    Transliterations: { en: 'haumai', hi: 'हउमै', ipa: 'həʊmæ', ur: 'ہأمے' },
    Updated: '2020-01-01 00:00:00',
  };
  const row = (change: Partial<AmritKeertanRow>): AmritKeertanRow => ({
    IndexID: 1,
    HeaderID: 3,
    ShabadID: 1839,
    PageNo: 12,
    Ang: 496,
    LineNo: 1,
    Gurmukhi: 'x',
    GurmukhiUni: 'ਕੁਝ ਹੋਰ',
    Visraam: null,
    Translations: {},
    Transliterations: header.Transliterations,
    SourceID: 'G',
    SourceGurmukhi: null,
    SourceUnicode: null,
    SourceEnglish: 'Somewhere',
    WriterID: 1,
    WriterGurmukhi: null,
    WriterUnicode: null,
    WriterEnglish: 'Somebody',
    RaagID: null,
    RaagGurmukhi: null,
    RaagUnicode: null,
    RaagEnglish: null,
    Updated: header.Updated,
    ...change,
  });

  async function ofUpstream(rows: readonly AmritKeertanRow[]) {
    const { url } = await serveLoopback((path, response) => {
      if (path === '/amritkeertan') sendJson(response, { headers: [header] });
      else if (path.startsWith('/amritkeertan/index')) sendJson(response, { header: [header], index: rows });
      else sendJson(response, {}, 404);
    });
    return serverOf([], url);
  }

  it('gives the places of shabads, and none of its words (each line and name is ours)', async () => {
    const { corpus } = await loadScripture();
    const server = await ofUpstream([row({})]);
    const { index } = await ask(server, at('/index/3'), AmritKeertanIndexResponse);
    const [first] = index;
    expect(first).toMatchObject({
      IndexID: 1,
      HeaderID: 3,
      ShabadID: 1839,
      PageNo: 12,
      Ang: 496,
      SourceID: 'G',
    });
    expect(first?.GurmukhiUni).not.toBe('ਕੁਝ ਹੋਰ');
    expect(first?.WriterEnglish).not.toBe('Somebody');
    expect(corpus.catalogue.sources.map(({ name }) => name.english)).toContain(first?.SourceEnglish);
  });

  it('lists a shabad by the line that was meant', async () => {
    const { verses } = await ask(await serverOf([]), '/api/v2/shabads/1839', ShabadResponse);
    const line = verses[3]?.verse.unicode ?? expect.unreachable();
    const server = await ofUpstream([row({ GurmukhiUni: ` ${line.replaceAll(' ', '')} `, Ang: null })]);
    const { index } = await ask(server, at('/index/3'), AmritKeertanIndexResponse);
    expect(index[0]?.GurmukhiUni).toBe(line);
  });

  it('leaves out what is another shabad here, or none', async () => {
    const server = await ofUpstream([
      row({ Ang: 497 }),
      row({ ShabadID: 7406, SourceID: 'D', Ang: 11 }),
      row({ SourceID: 'D' }),
      row({ ShabadID: 0 }),
    ]);
    const { index } = await ask(server, at('/index/3'), AmritKeertanIndexResponse);
    expect(index).toEqual([]);
  });

  it.each<[string, Loopback['answer']]>([
    ['is down', (_path, response) => response.destroy()],
    [
      'is wrong',
      (_path, response) => {
        sendJson(response, { headers: [{ HeaderID: 'one' }] });
      },
    ],
  ])('that %s is told from one that has nothing', async (_what, answer) => {
    const { url } = await serveLoopback(answer);
    const server = await serverOf([], url);
    for (const path of ['', '/index', '/index/3', '/shabads/3'])
      await expectError(server, at(path), 'sourceUnavailable');
  });
});

describe('Amrit Keertan without a source', () => {
  it('has empty lists for clients that read them without looking, else the reason', async () => {
    const server = await serverOf([]);
    expect((await server.inject(at())).json()).toEqual({ headers: [] });
    expect((await server.inject(at('/index'))).json()).toEqual({ index: [] });
    await expectError(server, at('/index/3'), 'featureAbsent');
    await expectError(server, at('/shabads/3'), 'featureAbsent');
  });
});
