import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { explainInstallFailure, install, needsInstall } from './install.mjs';
import { Problem } from './problem.mjs';

/** @type {string} */
let root;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'naad-install-'));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

/** @param {string} file @param {unknown} content */
function write(file, content) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), JSON.stringify(content));
}

/** @param {Record<string, unknown>} packages */
const lock = (packages) => ({ name: 'x', version: '1.0.0', lockfileVersion: 3, requires: true, packages });

describe('needsInstall', () => {
  const wanted = {
    '': { name: 'x', version: '1.0.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/for-another-system': { version: '2.0.0', optional: true },
  };

  beforeEach(() => write('package-lock.json', lock(wanted)));

  test('is true if nothing is installed', () => {
    expect(needsInstall(root)).toBe(true);
  });

  test("is false if npm's record matches the lock", () => {
    write('node_modules/.package-lock.json', lock({ 'node_modules/a': { version: '1.0.0' } }));
    expect(needsInstall(root)).toBe(false);
  });

  test('is true after the lock changes, until it is installed', () => {
    write('node_modules/.package-lock.json', lock({ 'node_modules/a': { version: '1.0.0' } }));
    expect(needsInstall(root)).toBe(false);
    write('package-lock.json', lock({ ...wanted, 'node_modules/a': { version: '1.1.0' } }));
    expect(needsInstall(root)).toBe(true);
    write('node_modules/.package-lock.json', lock({ 'node_modules/a': { version: '1.1.0' } }));
    expect(needsInstall(root)).toBe(false);
  });

  test('is true if a package is missing or the installation was interrupted', () => {
    write('node_modules/.package-lock.json', lock({}));
    expect(needsInstall(root)).toBe(true);
    rmSync(path.join(root, 'node_modules/.package-lock.json'));
    expect(needsInstall(root)).toBe(true);
  });
});

describe('npm ci', () => {
  const integrity =
    'sha512-XI5MPzVNApjAyhQzphX8BkmKsKUxD4LdyK24iZeQGinBN9yTQT3bFlCBy/aVx2HrNcqQGsdot8ghrjyrvMCoEA==';

  test('without a network fails with one sentence, using the real npm [F10]', async () => {
    write('package.json', { name: 'x', version: '1.0.0', dependencies: { 'left-pad': '1.3.0' } });
    write(
      'package-lock.json',
      lock({
        '': { name: 'x', version: '1.0.0', dependencies: { 'left-pad': '1.3.0' } },
        'node_modules/left-pad': { version: '1.3.0', integrity },
      }),
    );
    // Nothing listens on port 9 of this machine.
    const args = [
      '--registry=http://127.0.0.1:9',
      `--cache=${path.join(root, 'cache')}`,
      '--fetch-retries=0',
    ];
    const failure = await install(root, { args }).catch((/** @type {unknown} */ error) => error);
    expect(failure).toBeInstanceOf(Problem);
    const problem = /** @type {Problem} */ (failure);
    expect(problem.message).toMatch(
      /^The dependencies cannot be fetched because the network does not answer \(ECONNREFUSED\).*\.$/,
    );
    expect(problem.detail).toContain('npm error');
    expect(problem.detail).not.toContain('npm http');
    expect(needsInstall(root)).toBe(true);
  });

  test('is not repeated after it succeeded', async () => {
    write('package.json', { name: 'x', version: '1.0.0', workspaces: ['part'] });
    write('part/package.json', { name: 'part', version: '1.0.0' });
    const packages = {
      '': { name: 'x', version: '1.0.0', workspaces: ['part'] },
      'node_modules/part': { resolved: 'part', link: true },
      part: { version: '1.0.0' },
    };
    write('package-lock.json', lock(packages));
    expect(needsInstall(root)).toBe(true);
    await install(root);
    expect(needsInstall(root)).toBe(false);
    expect(JSON.parse(readFileSync(path.join(root, 'node_modules/part/package.json'), 'utf8')).name).toBe(
      'part',
    );
  });
});

describe('explainInstallFailure', () => {
  test.each(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ETIMEDOUT', 'ECONNRESET'])(
    'blames the network for %s',
    (code) => {
      const output = `npm http fetch GET 200\nnpm error code ${code}\nnpm error network request failed`;
      expect(explainInstallFailure(output)).toContain(`network does not answer (${code})`);
    },
  );

  test.each([
    ['npm error code ENOSPC\nnpm error nospc ENOSPC: no space left on device, write', 'disk became full'],
    ['npm error code EACCES\nnpm error syscall mkdir', 'may not write'],
    [
      'npm error `npm ci` can only install packages when your package.json and package-lock.json are in sync',
      'differ',
    ],
    ['npm error code E404', 'Installing the dependencies failed'],
    // A retry that finally succeeded isn't the reason.
    [
      'npm http fetch GET attempt 1 failed with ECONNRESET\nnpm error code E404',
      'Installing the dependencies failed',
    ],
  ])('explains %j', (output, sentence) => {
    expect(explainInstallFailure(output)).toContain(sentence);
    expect(explainInstallFailure(output)).toMatch(/^[^\n]+\.$/);
  });
});
