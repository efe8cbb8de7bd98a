import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  CapabilitiesResponse,
  type ComponentName,
  FavouriteShabadsResponse,
  ReadinessResponse,
  ReportFormResponse,
} from '@naad/api-contract';
import { findPostgres, startPostgres, type TestPostgres } from './accounts/testing/startPostgres.ts';
import { ACCOUNT_CALL_MS } from './accounts/superviseAccountStore.ts';
import { REPORT_FORM_MS } from './features/reports/createReportForms.ts';
import { startCurrentHost, startFollower } from './features/sync/testing/currentClients.ts';
import { SESSION_CALL_MS } from './features/sync/store/openSharedStore.ts';
import { eventually } from './features/sync/testing/eventually.ts';
import { findRedis, startRedis, type TestRedis } from './features/sync/testing/startRedis.ts';
import { logIn } from './testing/logIn.ts';
import { type RunningServer, runServer } from './testing/runServer.ts';
import { type Gate, startGate } from './testing/startGate.ts';

const run = promisify(execFile);

/** Paths that are served whatever else fails. */
const SCRIPTURE = [
  '/',
  '/shabad?id=1',
  '/ang?ang=1',
  '/search?q=dhan',
  '/login',
  '/report?verse=1',
  '/api/v2/shabads/1',
  '/api/v2/angs/1/G',
  '/api/v2/search/dhan?searchtype=4',
  '/healthz',
];
const PASSWORD = 'correct horse battery';
/**
 * Generous, because other tests share the machine; a call that waits for a store takes at least its timeouts.
 */
const SLOWEST_PAGE_MS = 8_000;
const BACK_WITHIN_MS = 15_000;

interface Timed {
  readonly path: string;
  readonly status: number;
  readonly ms: number;
}

async function timed(
  url: string,
  asked: string,
  init: RequestInit = {},
): Promise<Timed & { reply: Response }> {
  const began = performance.now();
  const reply = await fetch(url + asked, {
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
    ...init,
  });
  const copy = new Response(await reply.text(), reply.status === 304 ? { status: 304 } : reply);
  return { path: asked, status: reply.status, ms: performance.now() - began, reply: copy };
}

interface Reading {
  /** Resolves when each path has been requested once more. */
  readonly round: () => Promise<void>;
  /** Ends the loop and returns every wrong response. */
  readonly end: () => Promise<{ wrong: Timed[]; slowestMs: number }>;
}

/** Requests pages and lines of scripture in a loop. */
function startReading(url: string): Reading {
  const answers: Timed[] = [];
  let isOver = false;
  const reading = (async () => {
    while (!isOver) {
      for (const asked of SCRIPTURE) {
        const {
          path: read,
          status,
          ms,
        } = await timed(url, asked).catch(() => ({ path: asked, status: 0, ms: 0 }));
        answers.push({ path: read, status, ms });
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  return {
    async round() {
      const wanted = answers.length + SCRIPTURE.length;
      await eventually(() => {
        expect(answers.length).toBeGreaterThanOrEqual(wanted);
        return Promise.resolve();
      }, BACK_WITHIN_MS);
    },
    async end() {
      isOver = true;
      await reading;
      return {
        wrong: answers.filter(({ status }) => status !== 200),
        slowestMs: Math.max(...answers.map(({ ms }) => ms)),
      };
    },
  };
}

/** Returns the status of a page over its own connection. */
function askAnew(url: string, timeoutMs: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const asking = request(`${url}/shabad?id=1`, { agent: false, signal }, (reply) => {
      reply.resume();
      resolve(reply.statusCode);
    });
    asking.on('error', reject).end();
  });
}

async function stateOf(url: string, name: ComponentName): Promise<string> {
  const { reply, status } = await timed(url, '/readyz');
  expect(status).toBe(200);
  return ReadinessResponse.parse(await reply.json()).components[name]?.state ?? 'absent';
}

const untilReady = (url: string, name: ComponentName) =>
  eventually(async () => {
    expect(await stateOf(url, name)).toBe('ready');
  }, BACK_WITHIN_MS);

const asJson = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** Stores favourites as a visitor; acknowledged ones must persist. */
function createKeeper(url: string, headers: Record<string, string>) {
  const acknowledged: number[] = [];
  let next = 1;
  return {
    async keep(): Promise<Timed & { reply: Response }> {
      const shabadId = next;
      next += 1;
      const answer = await timed(url, '/api/favourite-shabads', asJson({ shabadId, comment: 'x' }, headers));
      if (answer.status === 200) acknowledged.push(shabadId);
      return answer;
    },
    /** Retries, since a call can time out on a busy machine although the store is back. */
    keepOnceBack(): Promise<void> {
      return eventually(async () => {
        expect((await this.keep()).status).toBe(200);
      }, BACK_WITHIN_MS);
    },
    async expectAll(): Promise<void> {
      const { reply, status } = await timed(url, '/api/favourite-shabads', { headers });
      expect(status).toBe(200);
      const { favouriteShabads } = FavouriteShabadsResponse.parse(await reply.json());
      const kept = new Set(favouriteShabads.map((each) => each.shabad_id));
      expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
      expect(acknowledged.length).toBeGreaterThan(0);
    },
  };
}

/** Returns the responses of calls, forms and pages while accounts are unavailable. */
async function expectNoAccounts(url: string): Promise<void> {
  const user = await timed(url, '/api/user', {
    headers: { authorization: 'Bearer abcdefghijklmnopqrstuvwxyz' },
  });
  expect([user.status, user.reply.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await user.reply.json()).toMatchObject({ error: true, data: { id: 'accountsUnavailable' } });
  const credentials = { email: 'a@naad.test', password: PASSWORD };
  const form = await timed(url, '/api/login/password', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: url },
    body: new URLSearchParams(credentials).toString(),
  });
  const location = form.reply.headers.get('location') ?? '';
  expect([form.status, location]).toEqual([303, '/login?problem=accountsUnavailable']);
  expect(await (await timed(url, location)).reply.text()).toContain('reach accounts right now.');
  const json = await timed(url, '/api/login/password', asJson(credentials));
  expect([json.status, await json.reply.json()]).toMatchObject([
    503,
    { data: { id: 'accountsUnavailable' } },
  ]);
  const report = await timed(url, `/api/reports/${'x'.repeat(43)}`);
  expect([report.status, await report.reply.json()]).toMatchObject([
    503,
    { data: { id: 'reportsUnavailable' } },
  ]);
  const { reply } = await timed(url, '/api/capabilities');
  expect(CapabilitiesResponse.parse(await reply.json()).unavailable).toContain('accounts');
}

/** Opens the form of a line; its token is null until the first time that the store is available. */
async function openReportForm(url: string): Promise<string | null> {
  const { reply, status } = await timed(url, '/api/reports/form?verse=1');
  expect(status).toBe(200);
  return ReportFormResponse.parse(await reply.json()).form;
}

/** Sends a report as soon as its form may be sent. */
async function sendReport(url: string, form: string): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, REPORT_FORM_MS.min));
  const report = { form, about: 'gurmukhi', correction: 'x' };
  return (await timed(url, '/api/reports', asJson(report))).status;
}

/**
 * Makes a call that a dead store must not delay for long, then some that must fail without waiting for it.
 *
 * @param callMs how long a call waits for the store
 */
async function expectQuickRefusal(ask: () => Promise<Timed>, callMs: number): Promise<void> {
  const first = await ask();
  expect(first.status).toBe(503);
  // With time for a busy machine; the stores' own timeouts are longer.
  expect(first.ms).toBeLessThan(callMs + 1_400);
  // Takes the fastest of several, because other tests share the machine.
  const next = await Promise.all([ask(), ask(), ask(), ask()]);
  expect(next.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
  expect(Math.min(...next.map(({ ms }) => ms))).toBeLessThan(0.8 * callMs);
}

const linesOf = (server: RunningServer, component: ComponentName) =>
  server.log().filter((line) => line['component'] === component);

let reading: Reading | null = null;
afterEach(async () => {
  const ended = await reading?.end();
  reading = null;
  if (!ended) return;
  expect(ended.wrong).toEqual([]);
  expect(ended.slowestMs).toBeLessThan(SLOWEST_PAGE_MS);
});

it('a real PostgreSQL, Redis and prlimit are available in CI', async () => {
  if (process.env['CI'] !== 'true') return;
  expect(findPostgres()).not.toBeNull();
  expect(findRedis()).not.toBeNull();
  expect((await run('prlimit', ['--version'])).stdout).toContain('prlimit');
});

describe.runIf(process.platform === 'linux')('a server whose data directory fails', () => {
  let folder = '';
  let server: RunningServer;
  let headers: Record<string, string>;
  let keeper: ReturnType<typeof createKeeper>;
  const limit = (option: string) => run('prlimit', ['--pid', String(server.pid), option]);
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'naad-drill-'));
    // A file in its place makes the folder impossible to create, even for root.
    await writeFile(path.join(folder, 'data'), 'no folder');
    server = await runServer({ DATA_DIR: path.join(folder, 'data') });
  });
  afterAll(async () => {
    expect(await server.stop()).toBe(0);
    await rm(folder, { recursive: true, force: true });
  });

  it('serves the scripture without it, and creates accounts once it can', async () => {
    reading = startReading(server.url);
    await reading.round();
    await expectNoAccounts(server.url);
    expect(await stateOf(server.url, 'accounts')).toBe('unavailable');
    expect(await stateOf(server.url, 'dataDirectory')).toBe('unavailable');
    // A session that can't be stored isn't acknowledged.
    const begin = () => timed(server.url, '/api/sync/begin/drill?v=2');
    expect((await begin()).status).toBe(503);
    await rm(path.join(folder, 'data'));
    await untilReady(server.url, 'accounts');
    await untilReady(server.url, 'dataDirectory');
    await eventually(async () => expect((await begin()).status).toBe(200), BACK_WITHIN_MS);
    headers = await logIn(server.url);
    keeper = createKeeper(server.url, headers);
    await keeper.keepOnceBack();
    expect(linesOf(server, 'accounts').map(({ reason }) => reason)).toEqual(['missing', undefined]);
  });

  it('acknowledges nothing while its file is missing, and continues when it is back', async () => {
    reading = startReading(server.url);
    const data = path.join(folder, 'data');
    await rename(data, `${data}.away`);
    expect((await keeper.keep()).status).toBe(503);
    await reading.round();
    await expectNoAccounts(server.url);
    // An empty folder in its place, like an unmounted disk, must not be filled with an empty database.
    await mkdir(data, { recursive: true });
    expect((await keeper.keep()).status).toBe(503);
    await rm(data, { recursive: true });
    await rename(`${data}.away`, data);
    await untilReady(server.url, 'accounts');
    await keeper.keepOnceBack();
    await keeper.expectAll();
  });

  it('refuses writes while the disk is full, and continues afterwards [G44]', async () => {
    reading = startReading(server.url);
    // Every write beyond the first byte of a file fails, as on a full disk.
    await limit('--fsize=1:unlimited');
    await eventually(async () => {
      expect((await keeper.keep()).status).toBe(503);
    });
    expect(await stateOf(server.url, 'accounts')).not.toBe('ready');
    await reading.round();
    await limit('--fsize=unlimited:unlimited');
    await untilReady(server.url, 'accounts');
    await keeper.keepOnceBack();
    await keeper.expectAll();
  });

  it('survives having no file descriptor left for a connection', async () => {
    await limit('--nofile=64:');
    const sockets: Socket[] = [];
    const { port } = new URL(server.url);
    for (let count = 0; count < 80; count += 1) {
      const socket = connect(Number(port), '127.0.0.1');
      socket.on('error', () => undefined);
      sockets.push(socket);
    }
    await Promise.all(
      sockets.map(
        (socket) => new Promise((resolve) => socket.once('connect', resolve).once('close', resolve)),
      ),
    );
    await expect(askAnew(server.url, 500)).rejects.toThrow();
    for (const socket of sockets) socket.destroy();
    await eventually(async () => {
      expect(await askAnew(server.url, 5_000)).toBe(200);
    }, BACK_WITHIN_MS);
    await limit('--nofile=1024:');
    expect(server.isRunning()).toBe(true);
    await keeper.expectAll();
  });
});

describe.skipIf(findPostgres() === null || findRedis() === null)('a server whose stores fail', () => {
  let folder = '';
  let server: RunningServer;
  let postgres: TestPostgres;
  let redis: TestRedis;
  let gate: Gate;
  let keeper: ReturnType<typeof createKeeper>;
  const begin = () => timed(server.url, '/api/sync/begin/drill?v=2');
  const beginOnceBack = () =>
    eventually(async () => expect((await begin()).status).toBe(200), BACK_WITHIN_MS);
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'naad-drill-'));
    [postgres, redis, gate] = await Promise.all([startPostgres(), startRedis(), startGate()]);
    const { port } = redis;
    await redis.stop();
    // PostgreSQL accepts connections but never responds; Redis is down.
    server = await runServer({
      DATA_DIR: folder,
      DATABASE_URL: `postgres://naad:hidden@127.0.0.1:${String(gate.port)}/postgres`,
      REDIS_URL: `redis://127.0.0.1:${String(port)}`,
    });
  });
  afterAll(async () => {
    expect(await server.stop()).toBe(0);
    await Promise.all([postgres.stop(), redis.stop(), gate.close()]);
    await rm(folder, { recursive: true, force: true });
  });

  it('starts without them and uses them once they are available [T76]', async () => {
    reading = startReading(server.url);
    await reading.round();
    await expectNoAccounts(server.url);
    expect(await openReportForm(server.url)).toBeNull();
    await expectQuickRefusal(begin, SESSION_CALL_MS);
    expect((await timed(server.url, '/api/sync/join/BCD-FGH')).status).toBe(503);
    expect((await timed(server.url, '/api/sync/end/BCD-FGH')).status).toBe(503);
    gate.open(postgres.port);
    redis = await startRedis(redis.port);
    await Promise.all([untilReady(server.url, 'accounts'), untilReady(server.url, 'sessions')]);
    keeper = createKeeper(server.url, await logIn(server.url));
    await keeper.keepOnceBack();
    await beginOnceBack();
    expect(await sendReport(server.url, String(await openReportForm(server.url)))).toBe(200);
    for (const component of ['accounts', 'sessions'] as const) {
      const lines = linesOf(server, component);
      expect(lines.filter(({ level }) => level === 50)).toHaveLength(1);
      expect(lines.filter(({ level }) => level === 30)).toHaveLength(1);
      expect(JSON.stringify(lines)).not.toContain('hidden');
    }
  });

  it('responds in time while PostgreSQL hangs, crashes and returns [T76]', async () => {
    reading = startReading(server.url);
    await postgres.pause();
    await expectQuickRefusal(() => keeper.keep(), ACCOUNT_CALL_MS);
    await expectNoAccounts(server.url);
    await reading.round();
    const form = String(await openReportForm(server.url));
    expect(await sendReport(server.url, form)).toBe(503);
    await postgres.resume();
    await untilReady(server.url, 'accounts');
    await keeper.expectAll();
    expect(await sendReport(server.url, form)).toBe(200);

    gate.swallow();
    await expectQuickRefusal(() => keeper.keep(), ACCOUNT_CALL_MS);
    gate.open(postgres.port);
    await untilReady(server.url, 'accounts');

    const writing = Array.from({ length: 20 }, () => keeper.keep());
    await postgres.kill();
    await Promise.all(writing);
    await expectQuickRefusal(() => keeper.keep(), ACCOUNT_CALL_MS);
    await postgres.restart();
    await untilReady(server.url, 'accounts');
    await keeper.keepOnceBack();
    await keeper.expectAll();
  });

  it('keeps displays and phones connected while Redis hangs, crashes and returns', async () => {
    reading = startReading(server.url);
    const { reply } = await begin();
    const { data } = (await reply.json()) as { data: { namespaceString: string; token: string } };
    const code = data.namespaceString;
    const host = await startCurrentHost([server.url], { code, token: data.token });
    const follower = await startFollower([server.url], code);
    redis.pause();
    await expectQuickRefusal(begin, SESSION_CALL_MS);
    await reading.round();
    host.show({ kind: 'shabad', id: 628, highlight: 26102 });
    await eventually(() => expect(follower.view.state.highlight).toBe(26102));
    redis.resume();
    await untilReady(server.url, 'sessions');
    await beginOnceBack();
    const second = await startFollower([server.url], code);
    await eventually(() => expect(second.view.state.highlight).toBe(26102));

    await redis.stop();
    await expectQuickRefusal(begin, SESSION_CALL_MS);
    redis = await startRedis(redis.port);
    await untilReady(server.url, 'sessions');
    await beginOnceBack();
    for (const { socket } of [host, follower, second]) socket.disconnect();
  });
});
