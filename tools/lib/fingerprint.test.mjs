import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from './fingerprint.mjs';

const TIME = new Date('2024-04-13T00:00:00Z');
/** @type {string} */
let root;

/** @param {string} file @param {string} content @param {Date} [time] */
function write(file, content, time = TIME) {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
  utimesSync(target, time, time);
}

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'naad-fingerprint-'));
  write('package.json', '{}');
  write('libs/gurbani/text/src/index.ts', 'one');
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

test('the fingerprint stays while nothing changes', () => {
  expect(fingerprint(root)).toBe(fingerprint(root));
});

test.each([
  ['the size of a file', () => write('libs/gurbani/text/src/index.ts', 'longer')],
  [
    'the time of a file',
    () => write('libs/gurbani/text/src/index.ts', 'two', new Date('2024-04-14T00:00:00Z')),
  ],
  ['a new file', () => write('apps/reader/src/main.tsx', '')],
  ['a removed file', () => rmSync(path.join(root, 'libs/gurbani/text/src/index.ts'))],
  ['the configuration of the workspace', () => write('nx.json', '{}')],
  ['the lock', () => write('package-lock.json', '{}')],
])('the fingerprint changes with %s', (_, change) => {
  const before = fingerprint(root);
  change();
  expect(fingerprint(root)).not.toBe(before);
});

test.each([
  'dist/@naad/server/main.js',
  'apps/reader/dist/index.js',
  'libs/ui/kit/node_modules/a/index.js',
  'libs/gurbani/text/src/index.test.ts',
  'libs/gurbani/text/README.md',
  'docs/architecture.md',
])('the fingerprint ignores %s', (file) => {
  const before = fingerprint(root);
  write(file, 'anything');
  expect(fingerprint(root)).toBe(before);
});
