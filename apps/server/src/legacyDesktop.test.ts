import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { eventually } from './features/sync/testing/eventually.ts';
import { connectLegacy, startLegacyHost } from './features/sync/testing/legacyClients.ts';

const dist = fileURLToPath(new URL('../../../dist', import.meta.url));

/** Refuses to listen over IPv6, like a system without it. */
const WITHOUT_IPV6 = `data:text/javascript,${encodeURIComponent(`
  import { Server } from 'node:net';
  const { listen } = Server.prototype;
  Server.prototype.listen = function (options, ...rest) {
    if (options?.host !== '::') return listen.call(this, options, ...rest);
    const error = Object.assign(new Error('listen EAFNOSUPPORT'), { code: 'EAFNOSUPPORT', syscall: 'listen' });
    process.nextTick(() => this.emit('error', error));
    return this;
  };
`)}`;

const stops: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(stops.map((stop) => stop())));

/** Starts the server as `npm start` does, without `HOST`, and returns its port. */
async function start(nodeOptions: string): Promise<string> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'naad-desktop-'));
  const child: ChildProcess = spawn(process.execPath, [path.join(dist, '@naad/server/main.js')], {
    env: {
      PATH: process.env['PATH'],
      NAAD_DIST: dist,
      DATA_DIR: dataDirectory,
      HUKAMNAMA_ARCHIVE_URL: 'off',
      PORT: '0',
      NODE_OPTIONS: nodeOptions,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  stops.push(async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(dataDirectory, { recursive: true });
  });
  return new Promise((resolve, reject) => {
    let stdout = '';
    child.once('exit', () => reject(new Error(`The server ended before it listened: ${stdout}`)));
    child.stdout?.on('data', (data: Buffer) => {
      stdout += data.toString();
      const port = /"url":"http:\/\/localhost:(\d+)"/.exec(stdout)?.[1];
      if (port !== undefined) resolve(port);
    });
  });
}

/** Proves [SYNC-ROLE-1] end to end: the host is asked for the PIN and its shabad reaches the phone. */
async function expectSession(url: string): Promise<void> {
  const host = await startLegacyHost(url);
  const phone = await connectLegacy(url, host.code);
  phone.send({ host: 'sttm-web', type: 'request-control', pin: '1987' });
  await eventually(() => expect(phone.last('response-control')).toMatchObject({ success: true }));
  host.show({ type: 'shabad', id: 628, highlight: 26102 });
  await eventually(() => expect(phone.last()).toMatchObject({ id: 628, highlight: 26102 }));
  for (const client of [host, phone]) client.close();
}

describe('a server with default settings', () => {
  it('[SYNC-ROLE-1] recognises a legacy desktop over IPv4, IPv6 and localhost', async () => {
    const port = await start('');
    for (const host of ['127.0.0.1', '[::1]', 'localhost']) await expectSession(`http://${host}:${port}`);
  });

  it('[SYNC-ROLE-1] recognises a legacy desktop on a machine without IPv6', async () => {
    const port = await start(`--import=${WITHOUT_IPV6}`);
    await expect(fetch(`http://[::1]:${port}/healthz`)).rejects.toThrow();
    for (const host of ['127.0.0.1', 'localhost']) await expectSession(`http://${host}:${port}`);
  });
});
