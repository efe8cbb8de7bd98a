import { spawn } from 'node:child_process';
import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import * as tar from 'tar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPackage, packageName } from './lib/package-command.mjs';
import { packageContent } from './lib/package-content.mjs';
import { workspaceRoot } from './lib/workspace-root.mjs';

/** The client that displays and phones use. */
const { io } = createRequire(path.join(workspaceRoot, 'apps/server/package.json'))('socket.io-client');

/** Outside of the repository, so that nothing is found in its node_modules. */
const folder = mkdtempSync(path.join(os.tmpdir(), 'naad-packed-'));
const site = path.join(folder, packageName(workspaceRoot));
const entries = await packageContent(workspaceRoot);

/**
 * Puts a file of the package where unpacking would. As a hard link, since 350 MB of copies take most of a minute; the content of
 * archives is tested in lib/write-archive.test.mjs.
 *
 * @param {import('./lib/package-content.mjs').Entry} entry
 */
function place({ target, source, text = '' }) {
  const file = path.join(site, target);
  mkdirSync(path.dirname(file), { recursive: true });
  if (source === undefined) {
    writeFileSync(file, text);
    return;
  }
  try {
    linkSync(source, file);
  } catch {
    // Another file system.
    copyFileSync(source, file, constants.COPYFILE_FICLONE);
  }
}

/**
 * Runs a program of the package with an empty environment, in an empty folder.
 *
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
function run(args, env = {}) {
  const cwd = path.join(folder, 'empty');
  mkdirSync(cwd, { recursive: true });
  const child = spawn(process.execPath, [path.join(site, 'bin/naad.mjs'), ...args], { cwd, env });
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
  /** @param {RegExp} pattern @returns {Promise<string>} its first group, once it was printed */
  const printed = (pattern) =>
    new Promise((resolve, reject) => {
      const check = () => {
        const match = pattern.exec(output);
        if (match) resolve(match[1] ?? '');
      };
      waiting.push(check);
      check();
      void ended.then(() => reject(new Error(`ended without printing ${String(pattern)}:\n${output}`)));
    });
  return { child, ended, printed };
}

/** @param {string} address @returns {Promise<any>} */
const getJson = async (address) => (await fetch(address)).json();

describe('the package', () => {
  /** @type {ReturnType<typeof run>} */
  let server;
  let url = '';

  beforeAll(async () => {
    entries.forEach(place);
    server = run(['start'], { PORT: '0', HUKAMNAMA_ARCHIVE_URL: 'off', LOG_LEVEL: 'info' });
    url = await server.printed(/"url":"(http[^"]+)"/);
  });

  afterAll(async () => {
    server?.child.kill('SIGTERM');
    await server?.ended;
    rmSync(folder, { recursive: true });
  });

  it('starts with Node alone, all of it, and writes only to its data folder [G30]', async () => {
    const { degraded, components } = await getJson(`${url}/readyz`);
    expect({ degraded, states: Object.values(components).map(({ state }) => state) }).toEqual({
      degraded: false,
      states: ['ready', 'ready', 'ready', 'ready'],
    });
    expect(readdirSync(path.join(folder, 'empty'))).toEqual(['.naad']);
    expect(readdirSync(site).sort()).toEqual(
      ['LICENSE', 'README.md', 'bin', 'dist', 'docs', 'node_modules', 'ops', 'package.json'].sort(),
    );
  });

  it('renders pages with their files, searches, and draws pictures [G30]', async () => {
    const page = await (await fetch(`${url}/shabad?id=3590`)).text();
    expect(page).toContain('data-verse-id');
    const assets = [...page.matchAll(/(?:src|href)="(\/[^"?]*\.(?:js|css|woff2|svg))"/g)].map(
      ([, address]) => address,
    );
    expect(assets.length).toBeGreaterThan(2);
    const addresses = [
      ...assets,
      '/control',
      '/display',
      '/embed.js',
      '/embed/v1/shabad?id=3590',
      '/service-worker.js',
      '/packs/manifest.json',
      '/api/docs',
      '/api/v2/receipts/540684',
      '/socket.io/socket.io.js',
    ];
    for (const address of addresses) {
      const reply = await fetch(`${url}${address}`);
      expect(reply.status, address).toBe(200);
      // An answer that nobody reads delays the end of the server.
      await reply.arrayBuffer();
    }
    const { resultsInfo } = await getJson(`${url}/api/v2/search/%E0%A8%A7%E0%A9%B0%E0%A8%A8?searchtype=2`);
    expect(resultsInfo.totalResults).toBeGreaterThan(0);
    const picture = await fetch(`${url}/og/verse/121495.png`);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
  });

  it('sends every pack that its manifest offers to devices [G30]', async () => {
    const { corpus, search } = await getJson(`${url}/packs/manifest.json`);
    for (const pack of [...corpus.packs, ...search.packs]) {
      const reply = await fetch(`${url}/packs/${pack.file}`, { method: 'HEAD' });
      expect([pack.name, reply.status]).toEqual([pack.name, 200]);
    }
  });

  it('opens a session of a display and hashes a password [G30]', async () => {
    const { data } = await getJson(`${url}/sync/begin/host?v=2`);
    const socket = io(`${url}/${data.namespaceString}`, { transports: ['websocket'], forceNew: true });
    await new Promise((resolve, reject) => {
      socket.on('connect', () => resolve(undefined));
      socket.on('connect_error', reject);
    });
    socket.disconnect();
    const { code, output } = await run(['account', 'reset', 'nobody@example.org']).ended;
    expect({ code, output }).toEqual({ code: 1, output: 'No account has the address nobody@example.org.\n' });
  });

  it('names its commands, and runs those for reports and imports [G30]', async () => {
    expect(await run(['serve']).ended).toMatchObject({
      code: 2,
      output: expect.stringContaining('naad start | '),
    });
    expect(await run(['reports', 'list']).ended).toMatchObject({ code: 0 });
    expect(await run(['import', '--help']).ended).toMatchObject({
      code: 0,
      output: expect.stringContaining('--from'),
    });
  });

  it('is one archive with each of these files in its folder [G30]', async () => {
    const file = path.join(folder, 'naad.tar');
    // Not compressed: the content is the same.
    await createPackage(workspaceRoot, { file, level: 0 });
    /** @type {[string, number | undefined][]} */
    const archived = [];
    await tar.list({ file, onReadEntry: (entry) => archived.push([entry.path, entry.size]) });
    expect(archived).toEqual(
      entries.map(({ target }) => [
        path.join(packageName(workspaceRoot), target),
        statSync(path.join(site, target)).size,
      ]),
    );
  });

  it('has production packages and packs only, with their licences [G31]', () => {
    const packages = readdirSync(path.join(site, 'node_modules'));
    for (const name of [
      'vite',
      'nx',
      'typescript',
      'playwright',
      'vitest',
      'eslint',
      '@types',
      '@naad',
      '@sttm',
    ]) {
      expect(packages).not.toContain(name);
    }
    expect(existsSync(path.join(site, 'node_modules/fastify/LICENSE'))).toBe(true);
    expect(readdirSync(path.join(site, 'dist/@naad')).sort()).toEqual(
      ['controller', 'display', 'embed', 'gurbani-corpus', 'gurbani-search', 'reader', 'server'].sort(),
    );
    const manifest = JSON.parse(
      readFileSync(path.join(site, 'dist/@naad/gurbani-search/manifest.json'), 'utf8'),
    );
    expect(readdirSync(path.join(site, 'dist/@naad/gurbani-search')).sort()).toEqual(
      [
        ...manifest.packs.map((/** @type {{ file: string }} */ pack) => pack.file),
        'compressed',
        'manifest.json',
      ].sort(),
    );
  });

  it('takes at most 350 MB unpacked, and is refused above its limit [G31]', async () => {
    const bytes = entries
      .map(({ target }) => statSync(path.join(site, target)).size)
      .reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeLessThanOrEqual(350_000_000);
    const tooLarge = path.join(folder, 'too-large.tar.gz');
    await expect(createPackage(workspaceRoot, { file: tooLarge, maxBytes: bytes - 1 })).rejects.toThrow(
      /^The package would take \d+\.\d MB unpacked, but may take /,
    );
    expect(existsSync(tooLarge)).toBe(false);
  });

  it('stops at SIGTERM [G30]', async () => {
    server.child.kill('SIGTERM');
    const { code, output } = await server.ended;
    expect(code).toBe(0);
    expect(output).not.toMatch(/"level":[456]0/);
  });
});
