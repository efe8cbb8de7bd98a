import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addressOf, readLogLine, startServer } from './server-process.mjs';

test.each([
  [undefined, 'localhost'],
  ['0.0.0.0', 'localhost'],
  ['::', 'localhost'],
  ['127.0.0.1', '127.0.0.1'],
  ['::1', '[::1]'],
])('addressOf turns HOST %s into %s', (host, address) => {
  expect(addressOf(host)).toBe(address);
});

describe('readLogLine', () => {
  test('returns the level and message of a log line', () => {
    expect(readLogLine('{"level":30,"msg":"ready","port":8080}')).toEqual({ level: 30, text: 'ready' });
    expect(
      readLogLine('{"level":60,"msg":"cannot start","err":{"message":"the packs are corrupt"}}'),
    ).toEqual({
      level: 60,
      text: 'cannot start: the packs are corrupt',
    });
  });

  test.each(['PORT is "x", but should be a port number', '{"port":1}', '{'])(
    'keeps a line that is not from the log: %s',
    (line) => {
      expect(readLogLine(line)).toEqual({ level: 40, text: line });
    },
  );
});

describe('startServer', () => {
  /** @type {string} */
  let folder;

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'naad-server-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  /** @param {string} code @returns {Promise<Parameters<typeof startServer>[0]>} */
  async function serverOf(code) {
    const bundle = path.join(folder, 'main.mjs');
    writeFileSync(bundle, `import http from 'node:http';\n${code}`);
    const probe = net.createServer();
    await new Promise((resolve) => probe.listen(0, () => resolve(undefined)));
    const { port } = /** @type {net.AddressInfo} */ (probe.address());
    await new Promise((resolve) => probe.close(resolve));
    return { bundle, cwd: folder, env: { PORT: String(port) }, url: `http://localhost:${port}` };
  }

  test('waits until the server reports that it is ready, not only until it responds', async () => {
    const options = await serverOf(`
      let asked = 0;
      http.createServer((request, response) => {
        response.statusCode = request.url === '/readyz' && (asked += 1) > 3 ? 200 : 503;
        response.end(String(asked));
      }).listen(process.env.PORT);
    `);
    const { stop, ended } = await startServer(options);
    expect(Number(await (await fetch(`${options.url}/asked`)).text())).toBe(4);
    await stop();
    expect(await ended).toBe(0);
  });

  test('gives up on a server that never becomes ready, and ends it', async () => {
    const options = await serverOf(`
      console.log(JSON.stringify({ level: 30, msg: 'reading the packs' }));
      http.createServer((request, response) => response.writeHead(503).end()).listen(process.env.PORT);
    `);
    const failure = await startServer({ ...options, readyWithinMs: 1_000 }).catch((error) => error);
    expect(failure).toMatchObject({
      message: 'The server was not ready within 1 s.',
      detail: 'reading the packs',
    });
    await expect(fetch(options.url)).rejects.toThrow();
  });
});
