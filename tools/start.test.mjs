import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { workspaceRoot } from './lib/workspace-root.mjs';

/**
 * Runs `npm start` in a small temporary workspace: the real scripts and the real npm, a stub of Nx that counts its
 * builds, and a stub server.
 */

const BUILDER = `
const fs = require('node:fs');
fs.appendFileSync('builds.txt', process.argv.slice(2).join(' ') + '\\n');
if (fs.existsSync('break-build')) { console.error('src/a.ts is broken'); process.exit(1); }
for (const folder of ['gurbani-corpus', 'reader/client', 'reader/server', 'controller/assets', 'display/assets', 'embed/server', 'server']) {
  fs.mkdirSync('dist/@naad/' + folder, { recursive: true });
}
fs.writeFileSync('dist/@naad/gurbani-corpus/manifest.json', '{}');
fs.copyFileSync('libs/test/server.mjs', 'dist/@naad/server/main.js');
`;

const SERVER = `
import http from 'node:http';
const { PORT, HOST, NAAD_DIST, BAD_SETTING } = process.env;
if (BAD_SETTING) { console.error('RATE_LIMIT has to be a number'); process.exit(1); }
const server = http.createServer((request, response) => {
  response.statusCode = request.url === '/readyz' || request.url === '/' ? 200 : 404;
  response.end(JSON.stringify({ dist: NAAD_DIST }));
});
server.listen({ port: Number(PORT), ...(HOST ? { host: HOST } : {}) }, () => console.log('{"level":30,"msg":"ready"}'));
process.on('SIGTERM', () => { server.close(() => process.exit(0)); server.closeAllConnections(); });
`;

/** @type {string} */
let root;
/** @type {import('node:child_process').ChildProcess[]} */
let children;

/** @param {string} file @param {string | object} content */
function write(file, content) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
}

beforeEach(() => {
  children = [];
  root = mkdtempSync(path.join(os.tmpdir(), 'naad-start-'));
  cpSync(path.join(workspaceRoot, 'tools/start.mjs'), path.join(root, 'tools/start.mjs'));
  cpSync(path.join(workspaceRoot, 'tools/lib'), path.join(root, 'tools/lib'), { recursive: true });
  const manifest = { name: 'small', version: '1.0.0', type: 'module', workspaces: ['libs/*/*'] };
  write('package.json', manifest);
  write('libs/build/nx/package.json', { name: 'nx', version: '1.0.0' });
  write('libs/build/nx/dist/bin/nx.js', BUILDER);
  write('libs/test/server.mjs', SERVER);
  const packages = {
    '': manifest,
    'libs/build/nx': { name: 'nx', version: '1.0.0' },
    'node_modules/nx': { resolved: 'libs/build/nx', link: true },
  };
  write('package-lock.json', { ...manifest, lockfileVersion: 3, requires: true, packages });
});

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

/** @returns {Promise<number>} a free port */
async function freePort() {
  const server = net.createServer();
  await new Promise((resolve) => server.listen(0, () => resolve(undefined)));
  const { port } = /** @type {net.AddressInfo} */ (server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * @param {Record<string, string>} env
 * @returns {{ stop: () => void, ended: Promise<{ code: number | null, output: string }>, said: (text: string) => Promise<string> }}
 */
function start(env) {
  const child = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: root,
    env: { ...process.env, HOST: '', ...env },
  });
  children.push(child);
  let output = '';
  /** @type {(() => void)[]} */
  const waiting = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output += text;
      waiting.forEach((check) => check());
    });
  }
  /** @type {Promise<{ code: number | null, output: string }>} */
  const ended = new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
  return {
    stop: () => child.kill('SIGTERM'),
    ended,
    said: (text) =>
      new Promise((resolve, reject) => {
        const check = () => output.includes(text) && resolve(output);
        waiting.push(check);
        check();
        void ended.then(() => reject(new Error(`ended without saying '${text}':\n${output}`)));
      }),
  };
}

/** @param {number} port @returns {Promise<string>} */
function get(port) {
  return new Promise((resolve, reject) => {
    http
      .get({ port, path: '/', agent: false }, (response) => {
        let body = '';
        response.on('data', (chunk) => (body += chunk)).on('end', () => resolve(body));
      })
      .on('error', reject);
  });
}

const builds = () =>
  (existsSync(path.join(root, 'builds.txt'))
    ? readFileSync(path.join(root, 'builds.txt'), 'utf8')
    : ''
  ).split('\n').length - 1;

test('npm start installs, builds and serves, then only serves, and rebuilds after a change [F2, F11]', async () => {
  const port = await freePort();
  const first = start({ PORT: String(port) });
  const said = await first.said(`Naad is ready: http://localhost:${port}`);
  expect(said).toContain('[1/3] Installing the dependencies');
  expect(said).toContain('[2/3] Building');
  expect(said).toContain('[3/3] Starting the server');
  expect(builds()).toBe(1);
  expect(JSON.parse(await get(port)).dist).toBe(path.join(root, 'dist'));
  first.stop();
  expect(await first.ended).toMatchObject({ code: 0 });
  // The server has stopped too.
  await expect(get(port)).rejects.toThrow('ECONNREFUSED');

  const second = start({ PORT: String(port) });
  expect(await second.said('Naad is ready')).toContain('[1/1] Starting the server');
  expect(builds()).toBe(1);
  second.stop();
  await second.ended;

  const later = new Date(Date.now() + 5_000);
  utimesSync(path.join(root, 'libs/test/server.mjs'), later, later);
  const third = start({ PORT: String(port) });
  expect(await third.said('Naad is ready')).toContain('[1/2] Building');
  expect(builds()).toBe(2);
  third.stop();
  await third.ended;
});

test('npm start reports a taken port before any long work', async () => {
  const server = net.createServer();
  await new Promise((resolve) => server.listen(0, () => resolve(undefined)));
  const { port } = /** @type {net.AddressInfo} */ (server.address());
  const { code, output } = await start({ PORT: String(port) }).ended;
  await new Promise((resolve) => server.close(resolve));
  expect(code).toBe(1);
  expect(output).toMatch(/^Port \d+ is in use by another program[^\n]*\.\n$/);
  expect(existsSync(path.join(root, 'node_modules'))).toBe(false);
});

test('npm start shows the last lines of a failed build, and builds again next time', async () => {
  const port = await freePort();
  write('break-build', '');
  const { code, output } = await start({ PORT: String(port) }).ended;
  expect(code).toBe(1);
  expect(output).toContain('src/a.ts is broken');
  expect(output.trim().split('\n').at(-1)).toBe('The build failed; the full output is in dist/build.log.');
  rmSync(path.join(root, 'break-build'));
  const next = start({ PORT: String(port) });
  await next.said('Naad is ready');
  next.stop();
  await next.ended;
});

test('npm start shows why the server rejected its settings', async () => {
  const { code, output } = await start({ PORT: String(await freePort()), BAD_SETTING: 'yes' }).ended;
  expect(code).toBe(1);
  expect(output).toContain('RATE_LIMIT has to be a number');
  expect(output.trim().split('\n').at(-1)).toBe('The server stopped before it was ready (exit code 1).');
});
