import {
  AmritKeertanIndexResponse,
  AmritKeertanResponse,
  type AmritKeertanRow,
  ShabadResponse,
} from '@naad/api-contract';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { getParsed, expectError } from '../../testing/getParsed.ts';
import { createTestServer, loadScripture } from '../../testing/createTestServer.ts';
import { createTestSources } from '../../testing/createTestSources.ts';
import { sendJson, serveLoopback, type Loopback } from '../../testing/serveLoopback.ts';

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
  it('lists chapters with names in every script', async () => {
    const { headers } = await getParsed(
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

  it('has rows with the text, writer and page of the scripture, and only its shabads [B82]', async () => {
    const server = await serverOf([{ kind: 'amrit-keertan', chapters }]);
    const { header, index } = await getParsed(server, at('/index/3'), AmritKeertanIndexResponse);
    expect(header?.map(({ HeaderID }) => HeaderID)).toEqual([3]);
    expect(index.map(({ IndexID, ShabadID, PageNo, Ang }) => [IndexID, ShabadID, PageNo, Ang])).toEqual([
      [1, 1839, 12, 496],
      [2, 3590, null, 968],
    ]);
    const { shabadInfo, verses } = await getParsed(server, '/api/v2/shabads/1839', ShabadResponse);
    const title = verses.find(({ verseId }) => verseId === shabadInfo.shabadName);
    expect(index[0]).toMatchObject({
      GurmukhiUni: title?.verse.unicode,
      WriterEnglish: shabadInfo.writer.english,
      RaagEnglish: shabadInfo.raag.english,
      SourceID: 'G',
    });
    const all = await getParsed(server, at('/index'), AmritKeertanIndexResponse);
    expect(all.header).toBeUndefined();
    expect(all.index.map(({ IndexID }) => IndexID)).toEqual([1, 2, 4]);
  });

  it('returns the shabad of a row', async () => {
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

describe('Amrit Keertan from an upstream', () => {
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

  it('takes the order of shabads from the upstream but every line and name from our scripture [S7.19]', async () => {
    const { corpus } = await loadScripture();
    const server = await ofUpstream([row({})]);
    const { index } = await getParsed(server, at('/index/3'), AmritKeertanIndexResponse);
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

  it('lists a shabad by its intended line', async () => {
    const { verses } = await getParsed(await serverOf([]), '/api/v2/shabads/1839', ShabadResponse);
    const line = verses[3]?.verse.unicode ?? expect.unreachable();
    const server = await ofUpstream([row({ GurmukhiUni: ` ${line.replaceAll(' ', '')} `, Ang: null })]);
    const { index } = await getParsed(server, at('/index/3'), AmritKeertanIndexResponse);
    expect(index[0]?.GurmukhiUni).toBe(line);
  });

  it('leaves out rows whose shabad is missing or another one here', async () => {
    const server = await ofUpstream([
      row({ Ang: 497 }),
      row({ ShabadID: 7406, SourceID: 'D', Ang: 11 }),
      row({ SourceID: 'D' }),
      row({ ShabadID: 0 }),
    ]);
    const { index } = await getParsed(server, at('/index/3'), AmritKeertanIndexResponse);
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
  ])('is reported as unavailable if it %s', async (_what, answer) => {
    const { url } = await serveLoopback(answer);
    const server = await serverOf([], url);
    for (const path of ['', '/index', '/index/3', '/shabads/3'])
      await expectError(server, at(path), 'sourceUnavailable');
  });
});

describe('Amrit Keertan without a source', () => {
  it('returns empty lists, because clients read them unchecked, and the reason elsewhere', async () => {
    const server = await serverOf([]);
    expect((await server.inject(at())).json()).toEqual({ headers: [] });
    expect((await server.inject(at('/index'))).json()).toEqual({ index: [] });
    await expectError(server, at('/index/3'), 'featureAbsent');
    await expectError(server, at('/shabads/3'), 'featureAbsent');
  });
});
