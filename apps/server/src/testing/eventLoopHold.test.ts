import { request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { ShabadIndex } from '@naad/gurbani-corpus';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadEmbed } from '../features/embed/loadEmbed.ts';
import type { ApiInstance } from '../http/apiInstance.ts';
import { logIn, TEST_USER } from './createTestBrowser.ts';
import { createTestServer, loadScripture } from './createTestServer.ts';
import { fixedWork, minHoldOf } from './holdMeter.ts';

const DIST = fileURLToPath(new URL('../../../../dist/', import.meta.url));
/** Repetitions of each request; the minimum counts, since other work on the machine only adds time. */
const RUNS = 3;
/** Limit as a multiple of the fixed work, which takes 2 to 3 ms at best; the regressions took 50 to 80 times this. */
const MAX_FACTOR = 30;

let server: ApiInstance;
let port = 0;
let headers: Record<string, string> = {};
let longest: number[] = [];

function ask(
  path: string,
  { method = 'GET', body = '', ...more }: { method?: string; body?: string; [name: string]: string } = {},
) {
  return new Promise<number>((resolve, reject) => {
    const request = send(
      { host: '127.0.0.1', port, path, method, headers: { 'accept-encoding': 'br', ...more } },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
        answer.on('error', reject);
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

beforeAll(async () => {
  server = await createTestServer({ embed: await loadEmbed(DIST) });
  const { corpus } = await loadScripture();
  await server.listen({ port: 0, host: '::' });
  port = (server.server.address() as AddressInfo).port;
  const shabads = Array.from({ length: corpus.shabadCount }, (_, index) =>
    corpus.shabad(index as ShabadIndex),
  );
  shabads.sort((one, other) => other.lineCount - one.lineCount);
  let lines = 0;
  longest = shabads.flatMap(({ id, lineCount }) => {
    if (lines + lineCount > 4_000) return [];
    lines += lineCount;
    return [id as number];
  });
  longest = longest.slice(0, 50);
  const account = await logIn(server, TEST_USER);
  headers = { ...account.headers };
});
afterAll(() => server.close());

async function expectShortHold(work: (run: number) => Promise<number>): Promise<void> {
  const fixedMs = await minHoldOf(20, () => Promise.resolve(fixedWork()));
  const hold = await minHoldOf(RUNS, async (run) => {
    expect(await work(run)).toBe(200);
  });
  expect(hold / fixedMs).toBeLessThan(MAX_FACTOR);
}

// A request may take seconds of wall time on a busy machine; only its CPU time counts.
describe('no request blocks the event loop for long', () => {
  it('when it fetches 4,000 lines of shabads', () =>
    expectShortHold((run) => ask(`/api/v2/shabads/${longest.join(',')}?x=${String(run)}`)));

  it('when it fetches the longest bani', () =>
    expectShortHold((run) => ask(`/api/v2/banis/31?x=${String(run)}`)));

  it('when it renders 4,000 lines in a frame', () =>
    expectShortHold((run) => ask(`/embed/v1/shabad?id=${longest.join(',')}&x=${String(run)}`)));

  it('when it searches for common English words to the last page', () =>
    expectShortHold((run) =>
      ask(
        `/api/v2/search/${encodeURIComponent('the * '.repeat(12))}?searchtype=8&page=999999&x=${String(run)}`,
      ),
    ));

  it('when it imports, lists and exports 10,000 favourites', async () => {
    const { corpus } = await loadScripture();
    const rows = Array.from({ length: 10_000 }, (_, index) => ({
      shabad_id: corpus.shabad(index as ShabadIndex).id,
      comment: 'ਹ'.repeat(240),
    }));
    await expectShortHold((run) =>
      ask('/api/favourite-shabads/import', {
        ...headers,
        method: 'POST',
        'content-type': 'application/json',
        body: JSON.stringify({
          favouriteShabads: rows.map((row) => ({
            ...row,
            updated_at: `2024-01-0${String(run + 1)}T00:00:00Z`,
          })),
        }),
      }),
    );
    await expectShortHold(() => ask('/api/favourite-shabads', headers));
    await expectShortHold(() => ask('/api/user/export', headers));
  });
});
