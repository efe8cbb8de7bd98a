import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, ask } from '../../testing/ask.ts';
import { createRandom } from '../../testing/createRandom.ts';
import { freePort } from '../../testing/freePort.ts';
import { type RunningServer, runServer } from '../../testing/runServer.ts';
import { findNginx, startNginx, type TestNginx } from '../../testing/startNginx.ts';
import { someVisitor, zipf } from './testing/visitors.ts';

const VISITORS = 1_000;
const PAGES_EACH = 3;
/** Visitors at once. */
const CONCURRENCY = 8;
/** Short ones of each kind: every visitor's variant of each is rendered. */
const PAGES = [
  '/shabad?id=1',
  '/ang?ang=1',
  '/shabad?id=8',
  '/sundar-gutka/11',
  '/sundar-gutka',
  '/shabad?id=2',
];

function decode({ headers, body }: Answer): Buffer {
  const encoding = headers['content-encoding'];
  if (encoding === undefined) return body;
  return encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body);
}

/** True if two answers have the same page, whatever its compression. */
const isSamePage = (one: Answer, other: Answer): boolean =>
  (one.headers['content-encoding'] === other.headers['content-encoding'] && one.body.equals(other.body)) ||
  decode(one).equals(decode(other));

describe.skipIf(findNginx() === null)('pages behind nginx', () => {
  let folder: string;
  /** Address of the site itself, without the proxy. */
  let origin: string;
  let site: RunningServer;
  let nginx: TestNginx;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'naad-proxied-'));
    const port = String(await freePort());
    origin = `http://127.0.0.1:${port}`;
    site = await runServer({ DATA_DIR: folder, PORT: port, SITE_ORIGIN: 'http://gurbani.example' });
    nginx = await startNginx([origin]);
  });
  afterAll(async () => {
    await nginx.stop();
    await site.stop();
    await rm(folder, { recursive: true });
  });

  it('are what the site answers for every visitor, and own pages are never kept [G2]', async () => {
    const random = createRandom(24);
    const html = await (await fetch(`${origin}/shabad?id=1`)).text();
    const [, font = ''] = /"fontHref":"\/assets\/([^"]+)"/.exec(html) ?? [];
    expect(font).not.toBe('');
    const next = zipf(PAGES, random);
    const visits = Array.from({ length: VISITORS }, () => ({
      visitor: someVisitor(random, { ownShare: 0.2, font }),
      pages: Array.from({ length: PAGES_EACH }, next),
    }));

    const agent = new Agent({ keepAlive: true });
    /** Answers of the site itself, by page and visitor's headers. */
    const own = new Map<string, Promise<Answer>>();
    const ownAnswer = (href: string, headers: Readonly<Record<string, string>>): Promise<Answer> => {
      const key = href + JSON.stringify(headers);
      const known = own.get(key) ?? ask(agent, origin + href, headers);
      own.set(key, known);
      return known;
    };
    const statuses: Record<'own' | 'shared', Record<string, number>> = { own: {}, shared: {} };
    const visit = async ({ visitor, pages }: (typeof visits)[number]): Promise<void> => {
      for (const href of pages) {
        const { headers, isShared } = visitor;
        const reply = await ask(agent, nginx.url + href, headers);
        expect(reply.status).toBe(200);
        expect(isSamePage(reply, await ownAnswer(href, headers)), `${href} ${headers['cookie'] ?? ''}`).toBe(
          true,
        );
        const counts = statuses[isShared ? 'shared' : 'own'];
        const status = String(reply.headers['x-cache']);
        counts[status] = (counts[status] ?? 0) + 1;
      }
    };
    const waiting = visits.values();
    await Promise.all(
      Array.from({ length: CONCURRENCY }, async () => {
        for (const each of waiting) await visit(each);
      }),
    );
    agent.destroy();
    expect(statuses.own).toEqual({ BYPASS: expect.any(Number) as number });
    expect(statuses.shared['HIT']).toBeGreaterThan(VISITORS * PAGES_EACH * 0.5);
  });

  it('are requested with the host and address of the visitor, at every path [G2]', async () => {
    const echo = createServer(({ headers }, reply) => reply.end(JSON.stringify(headers))).listen(
      0,
      '127.0.0.1',
    );
    await once(echo, 'listening');
    const { port } = echo.address() as AddressInfo;
    const proxy = await startNginx([`http://127.0.0.1:${String(port)}`]);
    for (const href of ['/shabad?id=1', '/assets/main.js', '/api/v2/shabads/1', '/socket.io/']) {
      const reply = await fetch(proxy.url + href, { headers: { 'x-forwarded-for': '192.0.2.1' } });
      const seen = (await reply.json()) as IncomingHttpHeaders;
      expect([href, seen.host, seen['x-forwarded-for'], seen['x-forwarded-proto']]).toEqual([
        href,
        '127.0.0.1',
        '127.0.0.1',
        'http',
      ]);
    }
    await proxy.stop();
    echo.close();
  });

  it('are shown while the site restarts [G2]', async () => {
    const headers = { 'accept-encoding': 'br', 'accept-language': 'en' };
    const before = await fetch(`${nginx.url}/shabad?id=1`, { headers });
    expect(before.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=300');
    const text = await before.text();
    await site.kill();
    const during = await fetch(`${nginx.url}/shabad?id=1`, { headers });
    expect(during.status).toBe(200);
    expect((await during.text()) === text).toBe(true);
  });
});
