import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FavouriteShabadsResponse } from '@naad/api-contract';
import type { ShabadIndex } from '@naad/gurbani-corpus';
import { findPostgres, startPostgres, type TestPostgres } from '../../accounts/testing/startPostgres.ts';
import { loadScripture } from '../../testing/createTestServer.ts';
import { logIn, post } from '../../testing/logIn.ts';
import { type RunningServer, runServer } from '../../testing/runServer.ts';

const WRITES = 400;
const AT_ONCE = 16;

const kinds = findPostgres() === null ? ['SQLite'] : ['SQLite', 'PostgreSQL'];

describe.each(kinds)('a server that is killed while it writes to %s', (kind) => {
  let folder = '';
  let postgres: TestPostgres | null = null;
  let running: RunningServer | null = null;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'naad-durable-'));
    if (kind === 'PostgreSQL') postgres = await startPostgres();
  });
  afterAll(async () => {
    await running?.kill();
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('loses no favourite that it has confirmed [K7]', async () => {
    const { corpus } = await loadScripture();
    const environment = {
      DATA_DIR: folder,
      ...(postgres && { DATABASE_URL: postgres.url }),
    };
    const first = await runServer(environment);
    running = first;
    const headers = await logIn(first.url);
    const waiting = Array.from({ length: WRITES }, (_, index) => corpus.shabad(index as ShabadIndex).id);
    const sent = new Set<number>(waiting);
    const acknowledged = new Set<number>();
    let killed: Promise<void> | null = null;
    const write = async () => {
      for (let id = waiting.pop(); id !== undefined && killed === null; id = waiting.pop()) {
        const reply = await post(
          `${first.url}/api/favourite-shabads`,
          { shabadId: id, comment: `note ${String(id)}` },
          headers,
        ).catch(() => null);
        if (reply?.status === 200) acknowledged.add(id);
        if (acknowledged.size >= WRITES / 2) killed ??= first.kill();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, write));
    await killed;
    expect(acknowledged.size).toBeGreaterThanOrEqual(WRITES / 2);
    expect(waiting.length).toBeGreaterThan(0);

    const second = await runServer(environment);
    running = second;
    const reply = await fetch(`${second.url}/api/favourite-shabads`, { headers });
    const { favouriteShabads } = FavouriteShabadsResponse.parse(await reply.json());
    const saved = new Map(favouriteShabads.map((each) => [each.shabad_id, each.comment]));
    expect([...acknowledged].filter((id) => saved.get(id) !== `note ${String(id)}`)).toEqual([]);
    // It has only what was written, and accepts more.
    expect([...saved.keys()].filter((id) => !sent.has(id))).toEqual([]);
    const more = await post(`${second.url}/api/favourite-shabads`, { shabadId: waiting[0] }, headers);
    expect(more.status).toBe(200);
  });
});
