import { readFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Linter } from 'eslint';
import { describe, expect, test } from 'vitest';
import { checkDiskSpace, diskFullProblem } from './disk-space.mjs';
import { nodeVersionProblem, OLDEST_NODE } from './node-version.mjs';
import { checkPortIsFree, parsePort } from './port.mjs';
import { workspaceRoot } from './workspace-root.mjs';

/** One sentence that ends with a full stop and has no stack trace. */
const oneSentence = /^[A-Z][^\n]*\.$/;

describe('a Node version', () => {
  test.each(['20.19.0', '20.19.1', '20.20.2', '22.0.0', '24.21.0'])('%s is new enough', (version) => {
    expect(nodeVersionProblem(version)).toBeUndefined();
  });

  test.each(['8.17.0', '12.22.12', '18.20.1', '20.9.0', '20.18.3'])('%s is too old [F10]', (version) => {
    const problem = nodeVersionProblem(version);
    expect(problem).toMatch(oneSentence);
    expect(problem).toContain(OLDEST_NODE);
    expect(problem).toContain(version);
  });

  test('matches engines.node in package.json', () => {
    const { engines } = JSON.parse(readFileSync(path.join(workspaceRoot, 'package.json'), 'utf8'));
    expect(`${engines.node}.0`).toBe(`>=${OLDEST_NODE}`);
  });

  test.each(['start.mjs', 'test.mjs', 'lib/node-version.mjs'])(
    'can be too old and still parse %s',
    (file) => {
      const source = readFileSync(path.join(workspaceRoot, 'tools', file), 'utf8');
      // Node 12 had import() before the standard did; nothing else that new is used.
      const code = source.replaceAll(/\bimport\(/g, 'load(');
      const problems = (/** @type {string} */ text) =>
        new Linter().verify(text, [{ languageOptions: { ecmaVersion: 2018, sourceType: 'module' } }]);
      expect(problems(code)).toEqual([]);
      expect(problems(`${code}\nconst newer = problem?.length ?? 1;`)).not.toEqual([]);
    },
  );
});

describe('PORT', () => {
  test.each([
    [undefined, 8080],
    ['', 8080],
    ['9000', 9000],
    ['65535', 65_535],
  ])('set to %s means port %i', (value, port) => {
    expect(parsePort(value)).toBe(port);
  });

  test.each(['http', '80.5', '-1', '0', '65536', '0x50', '1e3'])('set to %s is rejected', (value) => {
    expect(() => parsePort(value)).toThrow(/^PORT is '.*', but must be a whole number from 1 to 65535\.$/);
  });

  test('reports a taken port with a way out, and accepts a free one [F10]', async () => {
    const server = net.createServer();
    await new Promise((resolve) => server.listen(0, () => resolve(undefined)));
    const { port } = /** @type {net.AddressInfo} */ (server.address());
    await expect(checkPortIsFree(port, undefined)).rejects.toThrow(
      `Port ${port} is in use by another program`,
    );
    await expect(checkPortIsFree(port, '127.0.0.1')).rejects.toThrow(oneSentence);
    await new Promise((resolve) => server.close(resolve));
    await expect(checkPortIsFree(port, undefined)).resolves.toBeUndefined();
  });

  test('reports a HOST that is not an address of this machine', async () => {
    await expect(checkPortIsFree(8080, '203.0.113.7')).rejects.toThrow(/^HOST is '203\.0\.113\.7'.*\.$/);
  });
});

describe('disk space', () => {
  test('passes if sufficient, else reports both figures in one sentence [F10]', () => {
    const statfs = () => ({ bavail: 1_000_000, bsize: 1_000 });
    expect(() => checkDiskSpace('/srv/naad', 999_999_999, statfs)).not.toThrow();
    expect(() => checkDiskSpace('/srv/naad', 2_500_000_000, statfs)).toThrow(
      'Not enough disk space: /srv/naad needs 2.5 GB, but only 1.0 GB are free.',
    );
  });

  test('is read from the real disk', () => {
    expect(() => checkDiskSpace(os.tmpdir(), 1)).not.toThrow();
    expect(() => checkDiskSpace(os.tmpdir(), Number.MAX_SAFE_INTEGER)).toThrow(oneSentence);
  });

  test('running out during a command is recognised', () => {
    expect(diskFullProblem('npm error code ENOSPC')).toMatch(oneSentence);
    expect(diskFullProblem('npm error code E404')).toBeUndefined();
  });
});
