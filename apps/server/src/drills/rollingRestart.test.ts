import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DEFAULT_PREFERENCES, encodePreferences } from '@naad/settings-schema';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  beginSession,
  type CurrentFollower,
  type CurrentHost,
  startCurrentHost,
  startFollower,
} from '../features/sync/testing/currentClients.ts';
import { eventually } from '../features/sync/testing/eventually.ts';
import { findRedis, startRedis, type TestRedis } from '../features/sync/testing/startRedis.ts';
import { freePort } from '../testing/freePort.ts';
import { type RunningServer, runServer } from '../testing/runServer.ts';
import { findNginx, startNginx, type TestNginx } from '../testing/startNginx.ts';
import { type Load, startLoad, type Wanted } from './startLoad.ts';

/** Requests per second, and clients of a session. */
const RATE = 300;
const CLIENTS = 200;
/** The clients open together, so that the drill doesn't begin with a crowd at the door. */
const OPENED_TOGETHER = 20;
const WITHIN_MS = 120_000;
/** The proxy tries a node again a second after it was away. */
const SEEN_AGAIN_MS = 2_000;
const SHABAD = 628;
const LINES = [26106, 26107, 26108, 26109, 26110];

const OWN_CHOICES = encodePreferences({ ...DEFAULT_PREFERENCES, fontSize: 2.4 });
/** Typical requests. The proxy caches pages, but no API answers and no pages of readers with their own settings. */
const REQUESTS: readonly Wanted[] = [
  ...Array.from({ length: 12 }, (_, index) => ({ path: `/shabad?id=${String(index + 1)}`, cookie: '' })),
  ...['s', 'sn', 'snj', 'h', 'hj', 'hjg'].map((letters) => ({
    path: `/api/v2/search/${letters}?searchtype=0&livesearch=1`,
    cookie: '',
  })),
  { path: '/api/v2/sources', cookie: '' },
  { path: '/api/v2/shabads/628', cookie: '' },
  { path: '/search?q=hhh&type=0', cookie: '' },
  { path: '/shabad?id=628', cookie: `naad=${OWN_CHOICES}` },
].map(({ path: asked, cookie }) => ({ path: asked, headers: { 'accept-encoding': 'br', cookie } }));

function startRequests(origin: string): Load {
  let count = 0;
  const next = () => REQUESTS[count++ % REQUESTS.length] as Wanted;
  return startLoad(origin, { rate: RATE, next });
}

describe.skipIf(findNginx() === null || findRedis() === null)('two nodes behind nginx', () => {
  let folder: string;
  let redis: TestRedis;
  let ports: number[];
  let nodes: RunningServer[];
  let nginx: TestNginx;
  let host: CurrentHost;
  let followers: CurrentFollower[];
  let load: Load | null = null;

  const startNode = (index: number): Promise<RunningServer> =>
    runServer({
      PORT: String(ports[index]),
      DATA_DIR: path.join(folder, String(index)),
      REDIS_URL: redis.url,
      TRUST_PROXY: 'loopback',
    });

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'naad-drill-'));
    redis = await startRedis();
    ports = [await freePort(), await freePort()];
    nodes = [await startNode(0), await startNode(1)];
    nginx = await startNginx(ports.map((port) => `http://127.0.0.1:${String(port)}`));
    host = await startCurrentHost([nginx.url], await beginSession(`${nginx.url}/api`));
    followers = [];
    while (followers.length < CLIENTS - 1) {
      const more = Math.min(OPENED_TOGETHER, CLIENTS - 1 - followers.length);
      followers.push(
        ...(await Promise.all(Array.from({ length: more }, () => startFollower([nginx.url], host.code)))),
      );
    }
  });
  afterEach(async () => {
    await load?.stop();
  });
  afterAll(async () => {
    for (const { socket } of [host, ...followers]) socket.disconnect();
    await nginx.stop();
    await Promise.all(nodes.map((node) => node.stop()));
    await redis.stop();
    await rm(folder, { recursive: true });
  });

  /** Shows the next line, and waits until every client has it. */
  async function showNextLine(): Promise<void> {
    const at = LINES.indexOf(host.screen.state.highlight ?? 0);
    const highlight = LINES[(at + 1) % LINES.length] ?? null;
    host.show({ kind: 'shabad', id: SHABAD, highlight });
    await eventually(() => {
      const behind = followers.filter(({ view }) => view.state.highlight !== highlight || !view.hostOnline);
      expect(behind.length).toBe(0);
    }, WITHIN_MS);
  }

  it('answer every request and keep the session while each of them restarts [G40]', async () => {
    await showNextLine();
    load = startRequests(nginx.url);
    for (const index of nodes.keys()) {
      expect(await nodes[index]?.stop()).toBe(0);
      await showNextLine();
      nodes[index] = await startNode(index);
      await pause(SEEN_AGAIN_MS);
      await showNextLine();
    }
    expect(await load.stop()).toEqual([]);
    expect(load.sent()).toBeGreaterThan(RATE);
    expect(followers.map(({ closes }) => closes)).toEqual(followers.map(() => 0));
  });

  it('lose nothing but the open requests of one that is killed [G41]', async () => {
    load = startRequests(nginx.url);
    await pause(1000);
    const killedAt = performance.now();
    await nodes[0]?.kill();
    await showNextLine();
    const lost = await load.stop();
    expect(lost.filter(({ sentAt }) => sentAt > killedAt)).toEqual([]);
  });
});
