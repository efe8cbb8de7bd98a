import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { FavouriteShabadsResponse } from '@naad/api-contract';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findPostgres, startPostgres } from '../accounts/testing/startPostgres.ts';
import { logIn, post } from '../testing/logIn.ts';
import { type RunningServer, runServer } from '../testing/runServer.ts';

const run = promisify(execFile);
const DIST = fileURLToPath(new URL('../../../../dist', import.meta.url));
const FAVOURITES = 60;

/** Runs the operator's command; rejects unless it succeeds. */
const account = (environment: Record<string, string>, ...args: string[]) =>
  run(process.execPath, [path.join(DIST, '@naad/server/account.js'), ...args], {
    env: { PATH: process.env['PATH'], NAAD_DIST: DIST, ...environment },
  });

/** Saves favourites from a number on, one after the other. */
async function save(url: string, headers: Record<string, string>, from: number): Promise<void> {
  for (let shabadId = from; shabadId < from + FAVOURITES; shabadId += 1) {
    const note = { shabadId, comment: `ਨੋਟ ${String(shabadId)}` };
    expect((await post(`${url}/api/favourite-shabads`, note, headers)).status).toBe(200);
  }
}

async function favouritesOf(url: string, headers: Record<string, string>): Promise<string[]> {
  const reply = await fetch(`${url}/api/favourite-shabads`, { headers });
  const { favouriteShabads } = FavouriteShabadsResponse.parse(await reply.json());
  return favouriteShabads.map(({ shabad_id: id, comment }) => `${String(id)} ${comment}`).sort();
}

/** SHA-256 of all rows of all tables. */
function checksum(tables: readonly (readonly [name: string, rows: readonly unknown[]])[]): string {
  const lines = tables.flatMap(([name, rows]) => [name, ...rows.map((row) => JSON.stringify(row)).sort()]);
  expect(lines.length).toBeGreaterThan(FAVOURITES);
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

function checksumOfFile(file: string): string {
  const database = new DatabaseSync(file);
  const names = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    .all() as { name: string }[];
  const tables = names.map(({ name }) => [name, database.prepare(`SELECT * FROM "${name}"`).all()] as const);
  database.close();
  return checksum(tables);
}

async function checksumOfDatabase(url: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows: names } = await client.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY table_name",
  );
  const tables: [string, unknown[]][] = [];
  for (const { name } of names) tables.push([name, (await client.query(`SELECT * FROM "${name}"`)).rows]);
  await client.end();
  return checksum(tables);
}

describe('a backup', () => {
  let folder: string;
  let running: RunningServer | null = null;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'naad-backup-'));
  });
  afterEach(async () => {
    await running?.stop();
    running = null;
    await rm(folder, { recursive: true, force: true });
  });

  it('of SQLite is made while the server writes, and restored to the last row [G42]', async () => {
    const data = path.join(folder, 'data');
    const early = path.join(folder, 'early.sqlite');
    const late = path.join(folder, 'late.sqlite');
    running = await runServer({ DATA_DIR: data });
    const headers = await logIn(running.url);
    await save(running.url, headers, 1);
    const before = await favouritesOf(running.url, headers);
    await Promise.all([save(running.url, headers, 1000), account({ DATA_DIR: data }, 'backup', early)]);
    await account({ DATA_DIR: data }, 'backup', late);
    await expect(account({ DATA_DIR: data }, 'backup', late)).rejects.toThrow('could not be copied');
    const all = await favouritesOf(running.url, headers);
    await running.stop();
    expect((await stat(late)).mode & 0o777).toBe(0o600);
    expect(checksumOfFile(late)).toBe(checksumOfFile(path.join(data, 'accounts.sqlite')));

    for (const [copy, expected] of [
      [early, before],
      [late, all],
    ] as const) {
      await rm(data, { recursive: true });
      await mkdir(data);
      await copyFile(copy, path.join(data, 'accounts.sqlite'));
      running = await runServer({ DATA_DIR: data });
      // The login is in the backup, too.
      expect(await favouritesOf(running.url, headers)).toEqual(expect.arrayContaining(expected));
      await running.stop();
    }
  });

  it.skipIf(findPostgres() === null)(
    'of PostgreSQL is made while the server writes, and restored to the last row [G42]',
    async () => {
      const [first, second] = [await startPostgres(), await startPostgres()];
      const program = (name: string) => path.join(path.dirname(findPostgres() ?? ''), name);
      const dump = path.join(folder, 'accounts.dump');
      const environment = { DATA_DIR: path.join(folder, 'data') };
      running = await runServer({ ...environment, DATABASE_URL: first.url });
      const headers = await logIn(running.url);
      await save(running.url, headers, 1);
      await Promise.all([
        save(running.url, headers, 1000),
        run(program('pg_dump'), ['--format=custom', `--file=${dump}.early`, first.url]),
      ]);
      await expect(
        account({ ...environment, DATABASE_URL: first.url }, 'backup', path.join(folder, 'x')),
      ).rejects.toThrow('pg_dump');
      await run(program('pg_dump'), ['--format=custom', `--file=${dump}`, first.url]);
      const all = await favouritesOf(running.url, headers);
      await running.stop();

      await run(program('pg_restore'), ['--no-owner', `--dbname=${second.url}`, dump]);
      expect(await checksumOfDatabase(second.url)).toBe(await checksumOfDatabase(first.url));
      running = await runServer({ ...environment, DATABASE_URL: second.url });
      expect(await favouritesOf(running.url, headers)).toEqual(all);
      await running.stop();
      running = null;
      await Promise.all([first.stop(), second.stop()]);
    },
  );
});
