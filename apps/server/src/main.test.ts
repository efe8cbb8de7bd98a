import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const dist = fileURLToPath(new URL('../../../dist', import.meta.url));
/** The built server, as an operator runs it; Nx builds it before these tests. */
const main = path.join(dist, '@naad/server/main.js');

/** A separate data directory, so that tests don't touch a developer's accounts. */
let dataDirectory = '';
beforeAll(async () => {
  dataDirectory = await mkdtemp(path.join(tmpdir(), 'naad-data-'));
});
afterAll(() => rm(dataDirectory, { recursive: true }));

interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts the server as a process and passes its address and its log so far to `whenListening`. */
function run(
  env: Record<string, string>,
  whenListening?: (url: string, kill: () => void, log: string) => void,
): Promise<Run> {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      NAAD_DIST: dist,
      DATA_DIR: dataDirectory,
      HUKAMNAMA_ARCHIVE_URL: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  let hasListened = false;
  child.stderr.on('data', (data: Buffer) => (stderr += data.toString()));
  child.stdout.on('data', (data: Buffer) => {
    stdout += data.toString();
    const url = /"url":"([^"]+)"/.exec(stdout)?.[1];
    if (url === undefined || hasListened) return;
    hasListened = true;
    whenListening?.(url, () => child.kill('SIGTERM'), stdout);
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code, stdout, stderr });
    });
  });
}

describe('main', () => {
  it('serves until SIGTERM, then exits with status 0', async () => {
    let answer: Promise<unknown> = Promise.resolve();
    const { code, stderr, stdout } = await run({ PORT: '0' }, (url, kill) => {
      answer = fetch(`${url}/readyz`)
        .then((reply) => reply.json())
        .finally(kill);
    });
    const ready = { ok: true, state: 'ready', reason: null };
    const components = { scripture: ready, accounts: ready, sessions: ready, dataDirectory: ready };
    expect(await answer).toEqual({ ok: true, degraded: false, components });
    expect(stderr).toBe('');
    expect(stdout).toContain('"msg":"closing"');
    expect(stdout).not.toContain('metrics');
    expect(code).toBe(0);
  });

  it("responds with a message to input that isn't HTTP or is too long", async () => {
    const statuses: (number | undefined)[] = [];
    const { code } = await run({ PORT: '0', LOG_LEVEL: 'info' }, (url, kill) => {
      const call = request(`${url}/api/v2/search/${'k'.repeat(20_000)}`, (reply) => {
        statuses.push(reply.statusCode);
        let text = '';
        reply.on('data', (data: Buffer) => (text += data.toString()));
        reply.on('end', () => {
          expect(JSON.parse(text)).toMatchObject({ error: true, data: { id: 'badRequest' } });
          kill();
        });
      });
      call.on('error', kill);
      call.end();
    });
    expect(statuses).toEqual([431]);
    expect(code).toBe(0);
  });

  it('reports in one sentence that the port is in use', async () => {
    const other = createServer().listen(0);
    const { port } = other.address() as AddressInfo;
    const { code, stderr } = await run({ PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(stderr).toMatch(new RegExp(`^Port ${port} is already in use: [^\\n]+\\n$`));
  });

  it('serves metrics on a port of their own until it ends, and never on that of the site [G20]', async () => {
    let answers: unknown[] = [];
    const { code, stdout } = await run({ PORT: '0', METRICS_PORT: '0' }, (url, kill, log) => {
      const ask = async () => {
        const own = /"metrics":"([^"]+)"/.exec(log)?.[1] ?? '';
        const metrics = await fetch(own);
        const onSite = await fetch(`${url}/metrics`);
        answers = [
          metrics.status,
          (await metrics.text()).includes('naad_build_info{'),
          onSite.status,
          (await onSite.text()).includes('naad_build_info'),
        ];
      };
      void ask().finally(kill);
    });
    expect(answers).toEqual([200, true, 404, false]);
    expect(code).toBe(0);
    expect(stdout).toContain('"msg":"metrics are served"');
  });

  it('reports in one sentence that the port of metrics is in use [G20]', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, stderr } = await run({ PORT: '0', METRICS_PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(stderr).toMatch(new RegExp(`^METRICS_PORT ${port} is already in use: [^\\n]+\\n$`));
  });

  it('lists every problem of the environment', async () => {
    const { code, stderr } = await run({ PORT: 'x', LOG_LEVEL: 'loud' });
    expect(code).toBe(1);
    expect(stderr.split('\n').filter(Boolean)).toHaveLength(3);
    expect(stderr).toContain('PORT is "x"');
  });

  it('serves without its database, and logs why in one line without its password', async () => {
    let status = 0;
    const { code, stdout, stderr } = await run(
      { PORT: '0', DATABASE_URL: 'postgres://naad:hidden@127.0.0.1:9/naad' },
      (url, kill) => {
        void fetch(`${url}/api/v2/shabads/1`)
          .then((reply) => (status = reply.status))
          .finally(kill);
      },
    );
    expect([code, status, stderr]).toEqual([0, 200, '']);
    const lines = stdout.split('\n').filter((line) => line.includes('"component":"accounts"'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('ECONNREFUSED');
    expect(stdout).not.toContain('hidden');
  });

  it('reports without a stack trace that nothing is built', async () => {
    const { code, stderr } = await run({ NAAD_DIST: tmpdir() });
    expect(code).toBe(1);
    expect(stderr.trim().split('\n').length).toBeLessThanOrEqual(2);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it('lists every problem of the data packs', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'naad-packs-'));
    await writeFile(path.join(folder, 'a.pack.json'), '{"kind":"kosh"}');
    await writeFile(path.join(folder, 'b.pack.json'), '[');
    const { code, stderr } = await run({ DATA_PACKS_DIR: folder });
    await rm(folder, { recursive: true });
    expect(code).toBe(1);
    expect(stderr).toContain('a.pack.json: licence: ');
    expect(stderr).toContain('b.pack.json is no JSON: ');
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it('reports in one sentence that there is no usable speech model [V3]', async () => {
    const { code, stderr } = await run({ TRANSCRIPTION_MODEL_DIR: tmpdir() });
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^The folder of TRANSCRIPTION_MODEL_DIR cannot be used: there is no tokens\.txt in it\.\n$/,
    );
  });
});
