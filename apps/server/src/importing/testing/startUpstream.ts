import type { IncomingMessage, ServerResponse } from 'node:http';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Corpus } from '@naad/gurbani-corpus';
import { PROVENANCE } from '../../testing/createTestSources.ts';
import { type RunningServer, runServer } from '../../testing/runServer.ts';
import { sendJson } from '../../testing/serveLoopback.ts';

const e2ePacks = fileURLToPath(new URL('../../../../e2e/data-packs/', import.meta.url));

/** Lines of the first two angs, for which the packs have something. */
function firstLines(corpus: Corpus) {
  return [1, 2].flatMap((ang) => corpus.page('G', ang) ?? []);
}

/** Packs of every kind that is imported, made up for lines of this scripture; only the ids of verses aren't served. */
async function packsFor(corpus: Corpus): Promise<object[]> {
  const lines = firstLines(corpus);
  const byVerse = (textOf: (line: number) => unknown) =>
    Object.fromEntries(lines.map((line) => [corpus.line(line).verseId, textOf(line)]));
  const [first = 0, second = 0, third = 0] = lines.map((line) => corpus.line(line).verseId);
  const own = await Promise.all(
    ['amrit-keertan', 'rehats'].map(
      async (kind) => JSON.parse(await readFile(path.join(e2ePacks, `${kind}.pack.json`), 'utf8')) as object,
    ),
  );
  const marks = [
    { word: 0, type: 'main' },
    { word: 1, type: 'yamki' },
  ];
  const made: object[] = [
    { kind: 'hindi-translation', field: 'ss', translator: 'C', lines: byVerse(() => 'पंक्ति') },
    {
      kind: 'translation',
      language: 'en',
      field: 'bdb',
      translator: 'A',
      lines: byVerse((line) => `Line ${String(line)}`),
    },
    { kind: 'translation', language: 'pu', field: 'bdb', translator: 'B', lines: byVerse(() => 'ਪੰਕਤੀ') },
    { kind: 'visraams', set: 'igurbani', lines: { [second]: marks, [third]: marks } },
    { kind: 'visraams', set: 'sttm2', lines: { [third]: marks.slice(1) } },
    {
      kind: 'kosh',
      entries: [
        { word: 'ਅਗਮ', definition: 'ਅਪਹੁੰਚ' },
        { word: 'ਅਗਮ', definition: 'ਬੇਅੰਤ' },
        { word: 'ਅਨੂਪ', definition: 'ਉਪਮਾ ਰਹਿਤ' },
      ],
    },
    {
      kind: 'bani-lengths',
      banis: [
        {
          id: 500,
          name: { unicode: 'ਉਦਾਹਰਣ', english: 'audhaaharan' },
          lines: [
            {
              verseId: first,
              lengths: ['short', 'medium', 'long', 'extralong'],
              paragraph: 1,
              isHeader: true,
            },
            { verseId: second, lengths: ['medium', 'long'], paragraph: 2, mangal: 'current' },
            { verseId: third, lengths: ['long'], paragraph: 2 },
          ],
        },
      ],
    },
  ];
  return [...own, ...made].map((pack) => ({ ...pack, ...PROVENANCE }));
}

/** A second server of ours with packs of every kind, as an upstream to import from. */
export async function startUpstream(corpus: Corpus): Promise<RunningServer & { readonly folder: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'naad-upstream-'));
  for (const [index, pack] of (await packsFor(corpus)).entries()) {
    await writeFile(path.join(folder, `${String(index)}.pack.json`), JSON.stringify(pack));
  }
  const server = await runServer({ DATA_PACKS_DIR: folder, LOG_LEVEL: 'info' });
  return {
    ...server,
    folder,
    async stop() {
      await rm(folder, { recursive: true });
      return server.stop();
    },
  };
}

/** Shifts verse ids as if the upstream had its own. */
const ID_SHIFT = 5_000_000;

/** Changes an answer on its way; undefined leaves it as it is. */
export type Change = (path: string, body: unknown) => unknown;

/**
 * Forwards requests to the upstream and renumbers its verses. Like BaniDB, it numbers the rows of banis instead of
 * their verses.
 */
export function forwardTo({ url }: RunningServer, change: Change = () => undefined) {
  return async (requested: string, response: ServerResponse, _request: IncomingMessage): Promise<void> => {
    const answer = await fetch(url + encodeURI(requested));
    if (!answer.ok) {
      sendJson(response, {}, answer.status);
      return;
    }
    let row = 0;
    const text = (await answer.text()).replaceAll(/"verseId":(\d+)/g, (_match, id: string) => {
      row += 1;
      return `"verseId":${String(requested.includes('/banis/') ? row : Number(id) + ID_SHIFT)}`;
    });
    const body: unknown = JSON.parse(text);
    sendJson(response, change(requested, body) ?? body);
  };
}
