import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chromium } from './chromium.mjs';
import { findProgram, provide } from './requirement.mjs';
import { postgres, redis } from './programs.mjs';

/** @type {string} */
let folder;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'naad-programs-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** @param {string} name */
function program(name) {
  const file = path.join(folder, name);
  writeFileSync(file, '#!/bin/sh\n');
  chmodSync(file, 0o755);
  return file;
}

test('findProgram returns the first executable program', () => {
  expect(findProgram(['chromium', 'google-chrome'], folder)).toBeUndefined();
  writeFileSync(path.join(folder, 'chromium'), 'only text');
  expect(findProgram(['chromium', 'google-chrome'], folder)).toBeUndefined();
  const chrome = program('google-chrome');
  expect(findProgram(['chromium', 'google-chrome'], folder)).toBe(chrome);
  expect(findProgram([chrome], '')).toBe(chrome);
});

test('CHROMIUM_PATH is used exclusively, even if that browser is missing', () => {
  const chosen = program('my-chromium');
  vi.stubEnv('CHROMIUM_PATH', chosen);
  expect(chromium.find()).toBe(chosen);
  expect(chromium.environment(chosen)).toEqual({ CHROMIUM_PATH: chosen });
  vi.stubEnv('CHROMIUM_PATH', path.join(folder, 'gone'));
  expect(chromium.find()).toBeUndefined();
  expect(chromium.installers).toEqual([]);
});

test('REDIS_SERVER is used exclusively, even if that program is missing', () => {
  vi.stubEnv('PATH', folder);
  vi.stubEnv('REDIS_SERVER', undefined);
  expect(redis.find()).toBeUndefined();
  const found = program('redis-server');
  expect(redis.find()).toBe(found);
  expect(redis.environment(found)).toEqual({ REDIS_SERVER: found });
  vi.stubEnv('REDIS_SERVER', path.join(folder, 'gone'));
  expect(redis.find()).toBeUndefined();
  expect(redis.installers).toEqual([]);
});

test('POSTGRES_SERVER is used exclusively, even if that program is missing', () => {
  const found = program('postgres');
  vi.stubEnv('POSTGRES_SERVER', found);
  expect(postgres.find()).toBe(found);
  expect(postgres.environment(found)).toEqual({ POSTGRES_SERVER: found });
  vi.stubEnv('POSTGRES_SERVER', path.join(folder, 'gone'));
  expect(postgres.find()).toBeUndefined();
  expect(postgres.installers).toEqual([]);
});

/** @param {string[][]} installers @returns {import('./requirement.mjs').Requirement} */
const requirement = (installers) => ({
  name: 'thing',
  suites: [{ id: 'e2e', title: 'end to end' }],
  find: () => findProgram(['thing'], folder),
  installers,
  environment: (found) => ({ THING: found }),
});

test('provide tries installers in order until the program is found', async () => {
  const file = path.join(folder, 'thing');
  const wanted = requirement([
    ['sh', '-c', 'echo no such package; exit 1'],
    ['sh', '-c', `printf '#!/bin/sh' > ${file} && chmod +x ${file}`],
    ['sh', '-c', `rm ${file}`],
  ]);
  expect((await provide(wanted, { cwd: folder })).found).toBe(file);
});

test('provide installs nothing if the program is present', async () => {
  const file = program('thing');
  expect((await provide(requirement([['sh', '-c', `rm ${file}`]]), { cwd: folder })).found).toBe(file);
});

test('provide runs improvers if the program is present, and keeps it if they fail', async () => {
  const slow = program('slow');
  const fast = path.join(folder, 'fast');
  /** @param {string} script */
  const improvable = (script) => ({
    ...requirement([['sh', '-c', `rm ${slow}`]]),
    find: () => findProgram(['fast', 'slow'], folder),
    improvers: [['sh', '-c', script]],
  });
  expect((await provide(improvable('exit 1'), { cwd: folder })).found).toBe(slow);
  expect((await provide(improvable(`cp ${slow} ${fast}`), { cwd: folder })).found).toBe(fast);
});

test("provide returns the installers' output if the program is still missing", async () => {
  const provision = await provide(requirement([['sh', '-c', 'echo no such package; exit 1']]), {
    cwd: folder,
  });
  expect(provision.found).toBeUndefined();
  expect(provision.detail).toContain('no such package');
});
