import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { QUOTE_LIMITS, QuotesResponse, type PageRequest, type PageResult } from '@naad/api-contract';
import * as z from 'zod/mini';
import { parse } from 'zod/v4/core';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { processorMs } from '../../http/costLimit.ts';
import { createLogger } from '../../logging/createLogger.ts';
import { getParsed, expectError } from '../../testing/getParsed.ts';
import { createTestServer } from '../../testing/createTestServer.ts';
import { fixedWork, minHoldOf } from '../../testing/holdMeter.ts';
import { CHECKER_PREPARED } from '../../prepareAfterStart.ts';

const LINE = 'ਸੋਚੈ ਸੋਚਿ ਨ ਹੋਵਈ ਜੇ ਸੋਚੀ ਲਖ ਵਾਰ ॥';
/** Has the headings collected, in Gurmukhi and in Latin letters. */
const WARM_UP = [LINE, 'sochai soch na hovai', 'By thinking, He cannot be reduced'].join('\n');

describe('quotations [V17]', () => {
  let server: ApiInstance;
  beforeAll(async () => {
    server = await createTestServer();
    // A site warms up when it starts, too: a new process checks its first texts too slowly for their time limit.
    await post({ text: WARM_UP });
  });
  afterAll(() => server.close());

  const post = (payload: string | object) =>
    server.inject({
      method: 'POST',
      url: '/api/quotes',
      payload,
      headers: { 'content-type': 'application/json' },
    });

  it('are judged, with their line, work, page and writer', async () => {
    const { passages } = await getParsed(
      server,
      `/api/quotes?text=${encodeURIComponent(LINE)}`,
      QuotesResponse,
    );
    expect(passages).toMatchObject([
      {
        verdict: 'authentic',
        form: 'gurmukhi',
        translator: null,
        isWhole: true,
        lines: [
          {
            unicode: LINE,
            shabadId: 1,
            source: { sourceId: 'G', pageNo: 1, english: 'Sri Guru Granth Sahib Ji' },
            writer: { english: 'Guru Nanak Dev Ji' },
          },
        ],
        pieces: [],
        namedPage: null,
      },
    ]);
  });

  it('are reported if they are on another page than the text says', async () => {
    const text = encodeURIComponent(`${LINE} (SGGS 7)`);
    const { passages } = await getParsed(server, `/api/quotes?text=${text}`, QuotesResponse);
    expect(passages).toMatchObject([{ verdict: 'authentic', namedPage: { from: 7, to: 7, isRight: false } }]);
  });

  it('in a longer text are judged one by one, in order', async () => {
    const text = `${LINE}\nਸੋਚੈ ਸੋਚਿ ਨ ਹੋਵਈ ਜੇ ਸੋਚੀ ਸਉ ਵਾਰ ॥\nhello world, this is a shopping list for Tuesday`;
    const reply = await post({ text });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-cache');
    const { passages } = parse(QuotesResponse, reply.json());
    expect(passages.map(({ verdict }) => verdict)).toEqual(['authentic', 'altered', 'notFound']);
    expect(passages[1]?.pieces.filter(({ kind }) => kind !== 'same')).toMatchObject([
      { kind: 'changed', quoted: 'ਸਉ', scripture: 'ਲਖ' },
    ]);
  });

  it('of a translation are attributed to the translator', async () => {
    const text =
      'By thinking, He cannot be reduced to thought, even by thinking hundreds of thousands of times.';
    const { passages } = await getParsed(
      server,
      `/api/quotes?text=${encodeURIComponent(text)}`,
      QuotesResponse,
    );
    expect(passages).toMatchObject([
      { verdict: 'authentic', form: 'translation', translator: { key: 'en.ssk' } },
    ]);
  });

  it('are refused if empty, too long or not text', async () => {
    await expectError(server, '/api/quotes', 'badRequest');
    await expectError(server, '/api/quotes?text=', 'badRequest');
    await expectError(server, `/api/quotes?text=${'a'.repeat(QUOTE_LIMITS.body + 1)}`, 'badRequest');
    for (const payload of [{}, { text: '' }, { text: 5 }, { text: 'a'.repeat(QUOTE_LIMITS.body + 1) }, '{']) {
      expect((await post(payload)).statusCode).toBe(400);
    }
    expect((await post({ text: 'a'.repeat(70_000) })).statusCode).toBe(413);
  });

  it('that are well-known sayings are named with their origin [T101]', async () => {
    const saying = async (text: string) => {
      const url = `/api/quotes?text=${encodeURIComponent(text)}`;
      return (await getParsed(server, url, QuotesResponse)).passages[0]?.saying;
    };
    expect(await saying('raj karega khalsa')).toMatchObject({ kind: 'work' });
    expect(await saying('Recognize the whole human race as one')).toMatchObject({
      kind: 'translation',
      line: { source: { sourceId: 'D' } },
    });
    expect(await saying(LINE)).toBeNull();
  });

  it('in unusual text get an answer too', async () => {
    for (const text of ['॥', '\0', '+ - * "', 'ੁੁੁੁੁ', '🙂🙂 🙂', '('.repeat(500), 'a '.repeat(400)]) {
      const reply = await post({ text });
      expect(reply.statusCode, text).toBe(200);
    }
  });
});

const REPEATED = ['hir', 'sang', 'the', 'Mehl:', 'hello world!'].map((word) =>
  `${word} `.repeat(2_500).slice(0, QUOTE_LIMITS.body),
);

/** Takes all the CPU time that a text may. */
const MIXED = Array.from(
  { length: 190 },
  (_, index) => `kee tin hoi jan naam${'s'.repeat(index % 30)} ${String(index)}`,
)
  .join('\n')
  .slice(0, QUOTE_LIMITS.body);

/** Limit of the longest delay of another request as a multiple of the fixed work. */
const MAX_DELAY_FACTOR = 100;

describe('costly texts', () => {
  const open = new Set<ApiInstance>();
  afterEach(async () => {
    for (const server of open) await server.close();
    open.clear();
  });
  const start = async (options: Parameters<typeof createTestServer>[0]): Promise<ApiInstance> => {
    const server = await createTestServer(options);
    open.add(server);
    return server;
  };

  it("of several visitors don't delay other requests, over IPv4 and IPv6", async () => {
    const server = await start({});
    await server.listen({ port: 0, host: '::' });
    const { port } = server.server.address() as AddressInfo;
    const origins = ['127.0.0.1', '[::1]'].map((host) => `http://${host}:${String(port)}`);
    // Code loaded on first use blocks the event loop once.
    await Promise.all(
      REPEATED.map((text) => server.inject({ method: 'POST', url: '/api/quotes', payload: { text } })),
    );
    const attack = async (): Promise<number> => {
      const state = { pending: 0 };
      const replies = origins.flatMap((origin) =>
        REPEATED.slice(0, 4).map(async (text) => {
          state.pending++;
          const reply = await fetch(`${origin}/api/quotes`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ text }),
          });
          await reply.text();
          state.pending--;
          return reply.status;
        }),
      );
      const delays: number[] = [];
      for (let probe = 0; state.pending > 0; probe++) {
        const begun = processorMs();
        const reply = await fetch(`${origins[probe % 2] ?? ''}/healthz`);
        await reply.text();
        delays.push(processorMs() - begun);
        expect(reply.status).toBe(200);
      }
      expect(await Promise.all(replies)).toEqual(replies.map(() => 200));
      expect(delays.length).toBeGreaterThan(10);
      return Math.max(...delays);
    };
    // CPU time beside that of constant work, the least of several runs, so that neither a slow nor a busy machine
    // distorts it. The longest delay is 25 to 60 times the work; a text used to take seconds.
    const fixedMs = await minHoldOf(20, () => Promise.resolve(fixedWork()));
    let longest = Infinity;
    for (let run = 0; run < 3 && longest / fixedMs >= MAX_DELAY_FACTOR; run++)
      longest = Math.min(longest, await attack());
    expect(longest / fixedMs).toBeLessThan(MAX_DELAY_FACTOR);
  });

  it('use up the budget of their address, which GET, POST and the page share; other addresses have their own', async () => {
    const reader = {
      // Like the reader: it calls the API, and a refusal becomes an error page.
      async renderPage({ api, formFields }: PageRequest): Promise<PageResult> {
        const { status } = await api(`/quotes?text=${encodeURIComponent(formFields?.['text'] ?? '')}`);
        const html = ['<!doctype html>'];
        return { kind: 'document', status: status === 200 ? 200 : 502, html, styleHashes: [] };
      },
      sitemapEntries: [],
      clientDirectory: await mkdtemp(path.join(tmpdir(), 'naad-quotes-')),
    };
    // The budget is half a second; the request limit allows many more calls.
    const server = await start({ reader, config: { rateLimit: 0.17, trustProxy: true } });
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const post = (address: string, text: string) =>
      server.inject({ method: 'POST', url: '/api/quotes', payload: { text }, headers: from(address) });
    const page = (address: string) =>
      server.inject({
        method: 'POST',
        url: '/quotes',
        payload: `text=${encodeURIComponent(LINE)}`,
        headers: { ...from(address), 'content-type': 'application/x-www-form-urlencoded' },
      });
    const get = (address: string) =>
      server.inject({ url: `/api/quotes?text=${encodeURIComponent(LINE)}`, headers: from(address) });
    expect((await page('2001:db8::1')).statusCode).toBe(200);
    let reply = await post('2001:db8::1', MIXED);
    for (let call = 0; call < 3 && reply.statusCode === 200; call++) reply = await post('2001:db8::1', MIXED);
    expect(reply.statusCode).toBe(429);
    // Another address of the same network counts as the same visitor.
    for (const refused of [reply, await get('2001:db8::2')]) {
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
      expect(refused.json()).toMatchObject({ error: true, data: { id: 'tooManyRequests' } });
    }
    const refusedPage = await page('2001:db8::3');
    expect(refusedPage.statusCode).toBe(429);
    expect(Number(refusedPage.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect((await get('192.0.2.9')).statusCode).toBe(200);
    expect((await page('192.0.2.9')).statusCode).toBe(200);
  });

  it('are checked in part, which is reported and not cached', async () => {
    const server = await start({});
    const many = Array.from({ length: 230 }, () => 'ਆਦਿ ਸਚੁ').join('\n');
    const url = `/api/quotes?text=${encodeURIComponent(many)}`;
    const reply = await server.inject({ url });
    expect(reply.headers['cache-control']).toBe('no-cache');
    const { passages, unchecked } = parse(QuotesResponse, reply.json());
    expect(passages).toHaveLength(200);
    expect(unchecked).toEqual([{ text: 'ਆਦਿ ਸਚੁ\n'.repeat(30).trim(), reason: 'text', passagesBefore: 200 }]);
    // A client that ignores the field still parses the response, and has no verdict on the rest.
    const { passages: passagesKnown } = QuotesResponse.shape;
    expect(parse(z.object({ passages: passagesKnown }), reply.json()).passages).toHaveLength(200);
    const complete = await server.inject({ url: `/api/quotes?text=${encodeURIComponent(LINE)}` });
    expect(parse(QuotesResponse, complete.json()).unchecked).toEqual([]);
    expect(complete.headers['cache-control']).not.toBe('no-cache');
  });

  it('of the first visitors cost less, because the server prepares when it starts', async () => {
    /** Milliseconds of processor time for the first text, with what only the first one needs. */
    const firstCost = async (hasListened: boolean): Promise<number> => {
      const log: string[] = [];
      const server = await start({ logger: createLogger('info', { write: (line) => log.push(line) }) });
      if (hasListened) {
        await server.listen({ port: 0, host: '127.0.0.1' });
        await expect.poll(() => log.join(''), { timeout: 120_000 }).toContain(CHECKER_PREPARED);
      }
      const begun = processorMs();
      expect(
        (await server.inject({ method: 'POST', url: '/api/quotes', payload: { text: WARM_UP } })).statusCode,
      ).toBe(200);
      return processorMs() - begun;
    };
    const unprepared = await firstCost(false);
    expect(await firstCost(true)).toBeLessThan(unprepared / 2);
  });

  it('of a visitor who has disconnected are no longer checked', async () => {
    const body = JSON.stringify({ text: MIXED });
    /** Milliseconds of processor time, after four texts are sent to a new server, until it is done with them. */
    const costOf = async (visit: 'stays' | 'leaves'): Promise<number> => {
      // Polling must stay below the request limit of an address.
      const server = await start({ config: { rateLimit: 100 } });
      await server.listen({ port: 0, host: '127.0.0.1' });
      const { port } = server.server.address() as AddressInfo;
      await server.inject({ method: 'POST', url: '/api/quotes', payload: { text: WARM_UP } });
      const sockets = Array.from({ length: 4 }, (): Socket => {
        const socket = connect(port, '127.0.0.1');
        socket.write(
          `POST /api/quotes HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${String(Buffer.byteLength(body))}\r\nConnection: close\r\n\r\n${body}`,
        );
        return socket.resume();
      });
      const status = async () => (await fetch(`http://127.0.0.1:${String(port)}/api/quotes?text=x`)).status;
      expect(await eventually(async () => (await status()) === 429)).toBe(true);
      const begun = process.cpuUsage();
      if (visit === 'stays') {
        await Promise.all(sockets.map((socket) => socket.closed || once(socket, 'close')));
      } else {
        for (const socket of sockets) socket.destroy();
        expect(await eventually(async () => (await status()) === 200)).toBe(true);
      }
      return process.cpuUsage(begun).user / 1_000;
    };
    const left = await costOf('leaves');
    // Checking four texts in full took a second when the limit was set.
    expect(left).toBeLessThan(Math.min(600, (await costOf('stays')) * 0.4));
  });
});

/** Polls a condition for up to half a minute. */
async function eventually(condition: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + 30_000;
  while (performance.now() < end) {
    if (await condition()) return true;
    await setTimeout(10);
  }
  return false;
}
