import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { GLOSSARY_NAME } from '@naad/gurbani-corpus';
import { loadScripture } from '../testing/createTestServer.ts';
import { PROVENANCE } from '../testing/createTestSources.ts';
import { type RunningServer, runServer } from '../testing/runServer.ts';
import { sendJson, serveLoopback } from '../testing/serveLoopback.ts';
import { CREDIT, emptyFolder, packsIn, runImportCommand } from './testing/runImportCommand.ts';
import { type Change, forwardTo, startUpstream } from './testing/startUpstream.ts';

let upstream: RunningServer;
beforeAll(async () => {
  upstream = await startUpstream((await loadScripture()).corpus);
});
afterAll(() => upstream.stop());

/** A few pages of everything, as fast as the command may. */
const SMALL = ['--rate', '20', '--works', 'G', '--angs', '1-2', '--letters', 'ਅ'];
/** Banis of every size, and the upstream's own. Each of the others takes as long; a test of `findBaniLines` has them all. */
const BANIS = [2, 4, 9, 21, 31, 500];
const onlySomeBanis: Change = (requested, body) =>
  requested.endsWith('/banis')
    ? (body as { ID: number }[]).filter(({ ID }) => BANIS.includes(ID))
    : undefined;
const KINDS = [
  'amrit-keertan',
  'bani-lengths',
  'hindi-translation.ss',
  'kosh',
  'rehats',
  'translation.en-bdb',
  'translation.pu-bdb',
  'verse-ids',
  'visraams.igurbani',
  'visraams.sttm2',
];

/** Puts a proxy before the upstream, which records requests and may change answers. */
async function startProxy(change?: Change) {
  const forward = forwardTo(upstream, change);
  const proxy = await serveLoopback((requested, response, request) => {
    void forward(requested, response, request);
  });
  return { proxy, from: ['--from', `${proxy.url}/api/v2`] };
}

async function getJson(url: string): Promise<unknown> {
  return (await fetch(url)).json();
}

interface WireVerseChange {
  verseId: unknown;
  translation: { en: Record<string, unknown> };
}
const pageOf = (body: unknown) => (body as { page: WireVerseChange[] }).page;

describe('an import without its credit', () => {
  it.each(['name', 'licence', 'url'])(
    'is refused without --%s, and nothing is asked [T82]',
    async (option) => {
      const { proxy, from } = await startProxy();
      const at = CREDIT.indexOf(`--${option}`);
      const { status, stderr } = await runImportCommand([...from, ...CREDIT.toSpliced(at, 2)]);
      expect([status, proxy.requestedPaths]).toEqual([2, []]);
      expect(stderr).toContain(`--${option} is missing`);
    },
  );
});

describe('an import from a second server', () => {
  it('builds packs with which a server answers as the upstream does, verse ids aside [T82, T87, T89]', async () => {
    const out = await emptyFolder();
    const { from } = await startProxy(onlySomeBanis);
    const { status, stdout, stderr } = await runImportCommand([...from, ...CREDIT, ...SMALL, '--out', out]);
    expect([status, stderr]).toEqual([0, expect.any(String)]);
    const packs = await packsIn(out);
    expect(Object.keys(packs)).toEqual(KINDS);
    for (const pack of Object.values(packs)) expect(pack).toMatchObject(PROVENANCE);
    const banis = packs['bani-lengths']?.['banis'] as { id: number }[];
    expect(banis.map(({ id }) => id).sort((one, other) => one - other)).toEqual(BANIS);
    const { corpus } = await loadScripture();
    const lines = [1, 2].flatMap((ang) => corpus.page('G', ang) ?? []);
    const ids = lines.map((line) => corpus.line(line).verseId);
    expect(packs['verse-ids']?.['verses']).toEqual(
      Object.fromEntries(ids.map((id) => [String(id + 5_000_000), id])),
    );
    expect(stdout).toContain(`translation.en-bdb.pack.json: ${String(lines.length)} entries`);
    expect(stdout).toContain(`${String(lines.length)} of ${String(lines.length)} verses are lines`);

    const server = await runServer({ DATA_PACKS_DIR: out, LOG_LEVEL: 'info' });
    onTestFinished(async () => {
      await server.stop();
    });
    expect(server.log().filter(({ msg }) => String(msg).includes('data pack'))).toEqual([]);
    for (const address of [
      'v2/angs/1/G',
      'v2/angs/2/G',
      'v2/amritkeertan',
      'v2/amritkeertan/index',
      'v2/rehats',
      'v2/rehats/1/chapters',
      'v2/rehats/2/chapters',
      'v2/banis',
      'v2/banis/500',
      'v2/banis/2',
      'v2/kosh/ਅ',
      'v2/kosh/word/ਅਗਮ',
      'capabilities',
    ]) {
      const [theirs, ours] = await Promise.all([
        getJson(`${upstream.url}/api/${address}`),
        getJson(`${server.url}/api/${address}`),
      ]);
      expect([address, ours]).toEqual([address, theirs]);
    }
  });

  it('continues after being killed and asks for nothing twice but the answer it waited for [T84]', async () => {
    const out = await emptyFolder();
    const { proxy, from } = await startProxy();
    const { answer } = proxy;
    const args = [...from, ...CREDIT, ...SMALL, '--only', 'rehats,verse-ids,visraams', '--out', out];
    const killed = await runImportCommand(args, (kill) => {
      proxy.answer = (requested, ...rest) => {
        if (requested.includes('/angs/2')) kill();
        else answer(requested, ...rest);
      };
    });
    expect(killed.status).toBeNull();
    const before = [...proxy.requestedPaths];
    expect(before.at(-1)).toContain('/angs/2');
    expect((await readdir(out)).filter((name) => name.includes('verse-ids'))).toEqual([]);

    proxy.answer = answer;
    const { status, stdout } = await runImportCommand(args);
    expect(status).toBe(0);
    const after = proxy.requestedPaths.slice(before.length);
    expect(after.filter((each) => before.includes(each))).toEqual(before.slice(-1));
    expect(stdout).toContain(
      `${String(after.length)} requests. ${String(before.length - 1)} answers are from earlier runs`,
    );
    expect(Object.keys(await packsIn(out))).toEqual([
      'rehats',
      'verse-ids',
      'visraams.igurbani',
      'visraams.sttm2',
    ]);
  });

  it('requests one address at a time, at the set rate, identifies itself, and obeys Retry-After [T83]', async () => {
    const out = await emptyFolder();
    const { proxy, from } = await startProxy();
    const { answer } = proxy;
    const seen: { path: string; at: number; agent: string | undefined; isAlone: boolean }[] = [];
    let open = 0;
    let isRefused = false;
    proxy.answer = (requested, response, request) => {
      open += 1;
      response.once('close', () => (open -= 1));
      seen.push({
        path: requested,
        at: performance.now(),
        agent: request.headers['user-agent'],
        isAlone: open === 1,
      });
      if (requested.includes('/rehats/1/') && !isRefused) {
        isRefused = true;
        response.writeHead(429, { 'retry-after': '3' }).end('slow down');
      } else answer(requested, response, request);
    };
    const { status, stderr } = await runImportCommand([
      ...from,
      ...CREDIT,
      ...['--only', 'rehats,amrit-keertan', '--rate', '4', '--contact', 'ops@example.org', '--out', out],
    ]);
    expect(status).toBe(0);
    expect(stderr).toContain('waits 3 s: answered with 429');
    expect(
      seen.every(
        ({ isAlone, agent }) => isAlone && /^naad-import\/\d.* \(ops@example\.org\)$/.test(agent ?? ''),
      ),
    ).toBe(true);
    const refused = seen.findIndex(({ path: each }) => each.includes('/rehats/1/'));
    const [first, before, after, last] = [seen[0], seen[refused], seen[refused + 1], seen.at(-1)];
    expect(after?.path).toBe(before?.path);
    expect((after?.at ?? 0) - (before?.at ?? 0)).toBeGreaterThanOrEqual(2_990);
    // Two intervals of 250 ms before the refusal and four of 500 ms after it, less what the first connection takes.
    expect((last?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(2_990 + 1_500);
  });

  it('names each wrong part of an answer, leaves it out, and asks for that answer again [T85, T89]', async () => {
    const out = await emptyFolder();
    let isCorrupt = true;
    const { proxy, from } = await startProxy((requested, body) => {
      if (!isCorrupt) return undefined;
      if (requested.includes('/rehats/2/')) return { error: 'wrong' };
      if (!requested.includes('/angs/2')) return undefined;
      const [first, second] = pageOf(body);
      if (first) first.verseId = 'x';
      if (second) second.translation.en['bdb'] = 'ਪੰਕਤੀ';
      return body;
    });
    const args = [...from, ...CREDIT, ...SMALL, '--only', 'rehats,verse-ids,translation', '--out', out];
    const faulty = await runImportCommand(args);
    expect(faulty.status).toBe(1);
    expect(faulty.stdout).toContain('/rehats/2/chapters: rehatID: ');
    expect(faulty.stdout).toContain('/angs/2/G page[0].verseId: ');
    expect(faulty.stdout).toContain('en.bdb: should be in Latin letters');
    const { corpus } = await loadScripture();
    const count = [1, 2].flatMap((ang) => corpus.page('G', ang) ?? []).length;
    const sizeOf = async (name: string, field: string) =>
      Object.keys(((await packsIn(out))[name]?.[field] ?? {}) as object).length;
    expect(await sizeOf('verse-ids', 'verses')).toBe(count - 1);
    expect(await sizeOf('translation.en-bdb', 'lines')).toBe(count - 2);
    expect(await sizeOf('translation.pu-bdb', 'lines')).toBe(count - 1);
    expect((await packsIn(out))['rehats']?.['rehats']).toHaveLength(1);
    const report = JSON.parse(await readFile(path.join(out, 'import-report.json'), 'utf8')) as {
      credit: object;
      sections: { faults: object[] }[];
    };
    expect(report.credit).toEqual({
      name: PROVENANCE.name,
      licence: PROVENANCE.licence,
      url: PROVENANCE.url,
    });
    expect(report.sections.flatMap(({ faults }) => faults).length).toBeGreaterThanOrEqual(3);

    isCorrupt = false;
    const before = proxy.requestedPaths.length;
    expect((await runImportCommand(args)).status).toBe(0);
    expect(proxy.requestedPaths.slice(before)).toEqual(['/api/v2/rehats/2/chapters', '/api/v2/angs/2/G']);
    expect(await sizeOf('translation.en-bdb', 'lines')).toBe(count);
    expect((await packsIn(out))['rehats']?.['rehats']).toHaveLength(2);
  });

  it("doesn't take a translator's text under another key, nor one without its author [T88]", async () => {
    const out = await emptyFolder();
    const { proxy, from } = await startProxy((requested, body) => {
      if (!requested.includes('/angs/')) return undefined;
      for (const { translation } of pageOf(body)) translation.en['bdb'] = translation.en['ssk'];
      return body;
    });
    const { answer } = proxy;
    proxy.answer = (requested, response, request) => {
      if (requested.endsWith('/capabilities')) sendJson(response, {}, 404);
      else answer(requested, response, request);
    };
    const args = [...from, ...CREDIT, ...SMALL, '--only', 'translation', '--out', out];
    const { status, stdout } = await runImportCommand(args);
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /en\.bdb repeats a translator of this scripture in \d+ of \d+ lines, so it is left out/,
    );
    expect(stdout).toContain('pu.bdb: the upstream does not name its author: add --translator pu.bdb="…"');
    expect(await packsIn(out)).toEqual({});
    await runImportCommand([...args, '--translator', 'pu.bdb=An author']);
    expect(await packsIn(out)).toEqual({
      'translation.pu-bdb': expect.objectContaining({ translator: 'An author' }) as object,
    });
  });

  it("doesn't take the commentary that stands in for a dictionary as the upstream's own [T88]", async () => {
    const out = await emptyFolder();
    const { proxy, from } = await startProxy();
    const args = [...from, ...CREDIT, '--rate', '20', '--only', 'kosh', '--letters', 'ਜ', '--out', out];
    const { stdout } = await runImportCommand(args);
    expect(stdout).toContain(GLOSSARY_NAME);
    expect(await packsIn(out)).toEqual({});
    expect(proxy.requestedPaths).toHaveLength(2);
  });
});
