import { KoshEntriesResponse, KoshWordsResponse } from '@naad/api-contract';
import { GLOSSARY_NAME } from '@naad/gurbani-corpus';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { PROVENANCE, createTestSources } from '../../testing/createTestSources.ts';
import { getParsed, expectError } from '../../testing/getParsed.ts';
import { createTestServer } from '../../testing/createTestServer.ts';
import { sendJson, serveLoopback, type Loopback } from '../../testing/serveLoopback.ts';

const entries = [
  { word: 'ਅਗਮ', definition: 'ਜਿਸ ਤਕ ਪਹੁੰਚ ਨਹੀਂ' },
  { word: 'ਅਗਮ', definition: 'ਭਵਿੱਖ' },
  { word: 'ਆਦੇਸੁ', definition: 'ਨਮਸਕਾਰ' },
  { word: 'ਸ਼ਬਦ', definition: 'ਬਚਨ' },
];

async function serverOf(packs: readonly object[], upstreamUrl: string | null = null): Promise<ApiInstance> {
  const server = await createTestServer({ sources: await createTestSources(packs, { upstreamUrl }) });
  onTestFinished(() => server.close());
  return server;
}

const ofPack = () => serverOf([{ kind: 'kosh', entries }]);

async function ofUpstream(answer: Loopback['answer'], packs: readonly object[] = []) {
  const loopback = await serveLoopback(answer);
  return { loopback, server: await serverOf(packs, `${loopback.url}/v2`) };
}

const at = (part: string) => `/api/v2/kosh/${part.split('/').map(encodeURIComponent).join('/')}`;
const look = (server: ApiInstance, word: string) =>
  getParsed(server, at(`word/${word}`), KoshEntriesResponse);

describe('a dictionary from a data pack', () => {
  it.each(['ਅਗਮ', 'ਅਗਮ॥', 'ਅਗਮ,', '(ਅਗਮ)', 'Agm', 'Agm]'])(
    'finds a word as it is written in a line: %s',
    async (word) => {
      const found = await look(await ofPack(), word);
      expect(found.map(({ definitionUni }) => definitionUni)).toEqual(['ਜਿਸ ਤਕ ਪਹੁੰਚ ਨਹੀਂ', 'ਭਵਿੱਖ']);
      expect(found[0]).toMatchObject({ word: 'Agm', wordUni: 'ਅਗਮ', source: PROVENANCE.name });
    },
  );

  it('lists the headwords of a letter', async () => {
    const server = await ofPack();
    for (const letter of ['ਅ', 'A']) {
      const words = await getParsed(server, at(letter), KoshWordsResponse);
      expect(words.map(({ wordUni }) => wordUni)).toEqual(['ਅਗਮ', 'ਅਗਮ']);
    }
    expect(await getParsed(server, at('ਸ਼'), KoshWordsResponse)).toHaveLength(1);
    for (const letters of ['ਅਗ', 'Ag', 'word', 'search', '%']) {
      if (letters.length > 1) await expectError(server, at(letters), 'badKoshLetter', 422);
    }
  });

  it('is searched in words and meanings, with limits', async () => {
    const search = async (text: string) =>
      getParsed(await ofPack(), at(`search/${text}`), KoshEntriesResponse);
    expect((await search('ਨਮਸ')).map(({ wordUni }) => wordUni)).toEqual(['ਆਦੇਸੁ']);
    expect(await search('ਗਮ')).toHaveLength(2);
    expect(await search(' ')).toEqual([]);
    const many = Array.from({ length: 500 }, (_, index) => ({ word: 'ਕ', definition: `ਖ ${String(index)}` }));
    const server = await serverOf([{ kind: 'kosh', entries: many }]);
    expect(await getParsed(server, at('search/ਖ'), KoshEntriesResponse)).toHaveLength(100);
    await expectError(server, at(`search/${'ਖ'.repeat(101)}`), 'badRequest');
  });
});

describe('the stand-in dictionary', () => {
  it('answers under its own name, and if a pack lacks the word', async () => {
    for (const packs of [[], [{ kind: 'kosh', entries }]]) {
      const [entry] = await look(await serverOf(packs), 'ਹਰਿ');
      expect(entry).toMatchObject({ wordUni: 'ਹਰਿ', word: 'hir', source: GLOSSARY_NAME });
      expect(GLOSSARY_NAME).not.toContain('Mahan Kosh');
    }
    expect(await look(await serverOf([]), 'ਕਖਗਘਙ')).toEqual([]);
  });
});

describe('the dictionary of an upstream', () => {
  const row = { id: 7, word: 'gurU', wordUni: 'ਗੁਰੂ', definition: 'vfw', definitionUni: 'ਵੱਡਾ' };

  it('is queried in Unicode and named as the source', async () => {
    const { loopback, server } = await ofUpstream((_path, response) => {
      sendJson(response, [{ ...row, extra: 1 }]);
    });
    expect(await look(server, 'ਗੁਰੂ')).toEqual([{ ...row, source: new URL(loopback.url).host }]);
    await look(server, 'a/../b');
    expect(loopback.requestedPaths[0]).toBe('/v2/kosh/word/ਗੁਰੂ');
    expect(loopback.requestedPaths[1]).toMatch(/^\/v2\/kosh\/word\//);
  });

  it.each<[string, Loopback['answer']]>([
    ['down', (_path, response) => response.destroy()],
    [
      'wrong',
      (_path, response) => {
        sendJson(response, { rows: [] });
      },
    ],
    [
      'empty',
      (_path, response) => {
        sendJson(response, []);
      },
    ],
  ])('that is %s is replaced by the stand-in [S7.19]', async (_what, answer) => {
    const { server } = await ofUpstream(answer);
    expect((await look(server, 'ਹਰਿ'))[0]?.source).toBe(GLOSSARY_NAME);
  });

  it("isn't queried for words that a pack has", async () => {
    const { loopback, server } = await ofUpstream(
      (_path, response) => response.destroy(),
      [{ kind: 'kosh', entries }],
    );
    expect(await look(server, 'ਅਗਮ')).toHaveLength(2);
    expect(loopback.requestedPaths).toEqual([]);
    await expectError(server, at('word/ਕਖਗਘਙ'), 'sourceUnavailable');
  });
});
