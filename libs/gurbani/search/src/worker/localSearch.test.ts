import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseManifest } from '@naad/gurbani-corpus';
import type { PackFile } from '@naad/gurbani-corpus';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import { loadSearchEngine } from '../node/index.ts';
import { packsOfKind } from '../packsOfKind.ts';
import { SEARCH_KINDS, type SearchKind, type SearchTypeName } from '@naad/gurbani-model';
import type { SearchEngine } from '../search.ts';
import { createLocalSearch } from './createLocalSearch.ts';
import { LocalSearchError, readPageToWorker, readWorkerToPage } from './protocol.ts';
import type { LocalChannel, LocalQuery, WorkerToPage } from './protocol.ts';
import { serveLocalSearch } from './serveLocalSearch.ts';
import type { LocalPacks } from './serveLocalSearch.ts';

const DIST = fileURLToPath(new URL('../../../../../dist/@naad/', import.meta.url));
const CORPUS = `${DIST}gurbani-corpus`;
const SEARCH = `${DIST}gurbani-search`;

const readManifest = async (directory: string) =>
  parseManifest(await readFile(`${directory}/manifest.json`, 'utf8'));

/** Packs as stored on a device: bytes by name. */
async function storedPacks(change: (name: string, bytes: Uint8Array) => Uint8Array = (_, bytes) => bytes) {
  const [corpus, search] = await Promise.all([readManifest(CORPUS), readManifest(SEARCH)]);
  const pathOf = new Map<string, string>();
  const note = (directory: string) => (pack: PackFile) => pathOf.set(pack.name, `${directory}/${pack.file}`);
  corpus.packs.forEach(note(CORPUS));
  search.packs.forEach(note(SEARCH));
  const loaded: string[] = [];
  const packs: LocalPacks = {
    corpus,
    async load(name) {
      const path = pathOf.get(name);
      if (path === undefined) throw new LocalSearchError('packsMissing');
      loaded.push(name);
      return change(name, new Uint8Array(await readFile(path)));
    },
  };
  return { packs, loaded };
}

/** A channel between page and worker that copies messages, as between threads, and delivers them later. */
function makeChannel(): { page: LocalChannel; worker: LocalChannel; messages: unknown[] } {
  const messages: unknown[] = [];
  const ends = [0, 1].map(() => ({ take: (_: unknown): void => undefined }));
  const end = (mine: number, other: number): LocalChannel => ({
    send(message) {
      if (mine === 1) messages.push(message);
      setTimeout(() => ends[other]?.take(structuredClone(message)), 0);
    },
    receive(take) {
      const own = ends[mine];
      if (own) own.take = take;
    },
  });
  return { page: end(0, 1), worker: end(1, 0), messages };
}

const query = (kind: SearchTypeName, text: string, more: Partial<LocalQuery> = {}): LocalQuery => ({
  kind,
  text,
  filter: {},
  limit: 20,
  ...more,
});

const EXAMPLES: Readonly<Record<SearchKind, string>> = {
  firstLetters: 'DDrgj',
  firstLettersAnywhere: 'ਧਰਗਜ',
  gurmukhiWord: 'ਰਾਮਦਾਸ ਗੁਰੁ',
  englishWord: 'blessed is Guru',
  romanized: 'dhan dhan ramdas gur',
  ang: '917',
  mainLetters: 'ਧਨ ਧਨ',
  romanizedFirstLetters: 'ddrgj',
};

describe('local search', () => {
  let server: SearchEngine;
  let corpus: Awaited<ReturnType<typeof loadCorpus>>;
  beforeAll(async () => {
    corpus = await loadCorpus(CORPUS);
    server = await loadSearchEngine(SEARCH, corpus);
  });

  async function startWorker(packSource = storedPacks()) {
    const { packs, loaded } = await packSource;
    const { page, worker, messages } = makeChannel();
    serveLocalSearch(worker, () => Promise.resolve(packs));
    return { local: createLocalSearch(page), loaded, messages, page };
  }

  it('finds the same results and reasons as the server, from only the packs of that kind', async () => {
    for (const kind of SEARCH_KINDS) {
      const { local, loaded } = await startWorker();
      const found = await local.search(query(kind, EXAMPLES[kind]));
      const expected = server.search({ kind, text: EXAMPLES[kind] }, { offset: 0, limit: 20 });
      expect(found.total, kind).toBe(expected.total);
      expect(found.verses.length, kind).toBeGreaterThan(0);
      expect(found.verses.map(({ id, unicode, matches }) => ({ id, unicode, matches }))).toEqual(
        expected.hits.map(({ line, reasons }) => ({
          id: corpus.line(line).verseId,
          unicode: corpus.unicode(line),
          matches: reasons,
        })),
      );
      expect(loaded.toSorted(), kind).toEqual([...packsOfKind(kind)].toSorted());
    }
  });

  it('auto-detects the kind like the server', async () => {
    const { local, loaded } = await startWorker();
    for (const [text, isGurmukhi] of [
      ['dhan dhan ramdas gur', undefined],
      ['DDrgj', true],
      ['ang 917', undefined],
    ] as const) {
      const more = isGurmukhi === undefined ? {} : { isGurmukhi };
      const found = await local.search(query('autoDetect', text, more));
      const expected = server.searchAny({ text, ...more }, { offset: 0, limit: 20 });
      expect(found.total, text).toBe(expected.total);
      expect(
        found.verses.map(({ id }) => id),
        text,
      ).toEqual(expected.lines.map((line) => corpus.line(line).verseId));
    }
    expect(loaded.toSorted()).toEqual([...packsOfKind('autoDetect')].toSorted());
  });

  it('answers questions with the same lines as the server', async () => {
    const text = 'What is the best time to meditate?';
    const { local, loaded } = await startWorker();
    const found = await local.search(query('question', text, { limit: 5 }));
    const { total, shabads } = server.ask({ text }, { offset: 0, limit: 5 });
    expect(found.total).toBe(total);
    expect(total).toBeGreaterThan(0);
    expect(found.verses.map(({ id }) => id)).toEqual(
      shabads.flatMap(({ hits }) => hits.map(({ line }) => corpus.line(line).verseId)),
    );
    expect(found.verses.every(({ translations }) => translations.length > 0)).toBe(true);
    expect(loaded.toSorted()).toEqual([...packsOfKind('question')].toSorted());
  });

  it('returns the shabad and the matching translation of each line', async () => {
    const { local } = await startWorker();
    const english = await local.search(query('englishWord', EXAMPLES.englishWord, { limit: 1 }));
    const [verse] = english.verses;
    const line = corpus.lineIndexOf(verse?.id ?? expect.unreachable()) ?? expect.unreachable();
    expect(verse?.shabadId).toBe(corpus.shabad(corpus.line(line).shabadIndex).id);
    expect(verse?.translations[0]?.text).toMatch(/blessed is (the )?guru/i);
    expect(verse?.translations[0]?.lang).toBe('en');
    expect(english.translators.map(({ key }) => key)).toContain(verse?.translations[0]?.key);
    const [spoken] = (await local.search(query('romanized', EXAMPLES.romanized))).verses;
    expect(spoken?.transliterations[0]?.text).toMatch(/^dhann\(u\) dhann\(u\) raamadaas/);
    const [written] = (await local.search(query('firstLetters', EXAMPLES.firstLetters))).verses;
    expect([written?.transliterations, written?.translations]).toEqual([[], []]);
  });

  it('respects the filter and the limit', async () => {
    const { local } = await startWorker();
    const filter = { source: 'D', writer: null, raag: null, ang: null } as const;
    const found = await local.search(query('firstLettersAnywhere', 'ਸਨ', { filter, limit: 3 }));
    const expected = server.search(
      { kind: 'firstLettersAnywhere', text: 'ਸਨ', filter },
      { offset: 0, limit: 3 },
    );
    expect(found.total).toBe(expected.total);
    expect(found.verses).toHaveLength(3);
  });

  it('loads the packs of a kind once, in prepare', async () => {
    const { local, loaded } = await startWorker();
    await local.prepare('firstLetters');
    const before = loaded.length;
    await local.search(query('firstLettersAnywhere', 'DDr'));
    expect(loaded).toHaveLength(before);
    await local.search(query('mainLetters', 'ਧਨ'));
    expect(loaded.slice(before).toSorted()).toEqual(['gurmukhi', 'main', 'main-joined']);
  });

  it('does not answer cancelled requests', async () => {
    const { local, messages } = await startWorker();
    const older = new AbortController();
    const newer = new AbortController();
    const searches = [
      local.search(query('firstLetters', 'DD'), older.signal),
      local.search(query('firstLetters', 'DDr'), newer.signal),
      local.search(query('firstLetters', 'DDrg')),
    ] as const;
    older.abort(new Error('typed on'));
    newer.abort(new Error('typed on again'));
    await expect(searches[0]).rejects.toThrow('typed on');
    await expect(searches[1]).rejects.toThrow('typed on again');
    expect((await searches[2]).verses.length).toBeGreaterThan(0);
    expect((messages as WorkerToPage[]).map(({ type, id }) => [type, id])).toEqual([['found', 3]]);
    await expect(local.search(query('firstLetters', 'DD'), older.signal)).rejects.toThrow('typed on');
  });

  it.each([
    ['cut short', (bytes: Uint8Array) => bytes.slice(0, 1000)],
    ['no pack', () => new Uint8Array(64)],
  ])('reports a pack that is %s as broken, and retries', async (_, spoil) => {
    let isSpoiled = true;
    const { local } = await startWorker(
      storedPacks((name, bytes) => (isSpoiled && name === 'letters' ? spoil(bytes) : bytes)),
    );
    await expect(local.search(query('firstLetters', 'DDr'))).rejects.toMatchObject({ id: 'packsBroken' });
    isSpoiled = false;
    expect((await local.search(query('firstLetters', 'DDr'))).total).toBeGreaterThan(0);
  });

  it('reports missing packs, and internal errors', async () => {
    const { packs } = await storedPacks();
    const without: LocalPacks = {
      ...packs,
      load: (name) =>
        name === 'sound' ? Promise.reject(new LocalSearchError('packsMissing')) : packs.load(name),
    };
    const { page, worker } = makeChannel();
    serveLocalSearch(worker, () => Promise.resolve(without));
    const local = createLocalSearch(page);
    await expect(local.search(query('romanized', 'dhan'))).rejects.toMatchObject({ id: 'packsMissing' });
    expect((await local.search(query('firstLetters', 'DDr'))).total).toBeGreaterThan(0);

    const other = makeChannel();
    serveLocalSearch(other.worker, () => Promise.reject(new TypeError('a fault')));
    await expect(createLocalSearch(other.page).search(query('ang', '1'))).rejects.toMatchObject({
      id: 'internal',
    });
  });

  it('rejects all requests when stopped or on an unknown message', async () => {
    const { local } = await startWorker();
    const asked = local.search(query('firstLetters', 'DDr'));
    local.stop();
    await expect(asked).rejects.toMatchObject({ id: 'stopped' });
    await expect(local.prepare('ang')).rejects.toMatchObject({ id: 'stopped' });

    const { page, worker } = makeChannel();
    const waiting = createLocalSearch(page).search(query('firstLetters', 'DDr'));
    worker.send({ type: 'greeting' });
    await expect(waiting).rejects.toMatchObject({ id: 'badMessage' });
  });

  it('answers an unknown message with badMessage', async () => {
    const { page } = await startWorker();
    const answered = new Promise((resolve) => page.receive(resolve));
    page.send({ type: 'search', id: 1, words: 'DDr' });
    expect(await answered).toEqual({ type: 'failed', id: null, error: 'badMessage' });
  });
});

describe('the protocol', () => {
  const asked = { type: 'search', id: 1, query: query('firstLetters', 'DDr') };

  it('accepts known messages', () => {
    expect(readPageToWorker(asked)).toMatchObject(asked);
    expect(readPageToWorker({ type: 'cancel', id: 0 })).toEqual({ type: 'cancel', id: 0 });
    expect(readWorkerToPage({ type: 'prepared', id: 2 })).toEqual({ type: 'prepared', id: 2 });
  });

  it.each([
    null,
    'search',
    [],
    {},
    { ...asked, id: -1 },
    { ...asked, id: '1' },
    { ...asked, type: 'find' },
    { ...asked, query: null },
    { ...asked, query: { ...asked.query, kind: 'toString' } },
    { ...asked, query: { ...asked.query, text: 1 } },
    { ...asked, query: { ...asked.query, text: 'a'.repeat(10_001) } },
    { ...asked, query: { ...asked.query, limit: 0 } },
    { ...asked, query: { ...asked.query, limit: 1e9 } },
    { ...asked, query: { ...asked.query, filter: { source: 'Z' } } },
    { ...asked, query: { ...asked.query, filter: { writer: 'all' } } },
    { type: 'prepare', id: 1, kind: 'everything' },
  ])('refuses %j from a page', (message) => {
    expect(readPageToWorker(message)).toBeNull();
  });

  const results = { total: 0, verses: [], translators: [] };
  const verse = {
    id: 1,
    shabadId: 1,
    unicode: 'ਸਤਿ',
    translations: [],
    transliterations: [],
    matches: [{ how: 'exact', words: [0] }],
  };

  it('accepts results', () => {
    const message = { type: 'found', id: 1, results: { ...results, total: 1, verses: [verse] } };
    expect(readWorkerToPage(message)).toEqual(message);
  });

  it.each([
    { type: 'found', id: 1 },
    { type: 'found', id: null, results },
    { type: 'found', id: 1, results: { ...results, total: -1 } },
    { type: 'found', id: 1, results: { ...results, verses: [{ ...verse, unicode: null }] } },
    { type: 'found', id: 1, results: { ...results, verses: [{ ...verse, matches: [{ how: 'exact' }] }] } },
    { type: 'found', id: 1, results: { ...results, verses: [{ ...verse, translations: [{ key: 'x' }] }] } },
    { type: 'found', id: 1, results: { ...results, translators: [null] } },
    { type: 'failed', id: 1, error: 'toString' },
    { type: 'failed', id: 'x', error: 'internal' },
    { type: 'prepared' },
    undefined,
  ])('refuses %j from a worker', (message) => {
    expect(readWorkerToPage(message)).toBeNull();
  });
});
