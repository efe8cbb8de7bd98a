import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ESLint } from 'eslint';
import { beforeAll, describe, expect, test } from 'vitest';
import { listProjects } from '../lib/projects.mjs';
import { workspaceRoot } from '../lib/workspace-root.mjs';
import { boundaries } from './boundaries.mjs';

const RULE = '@nx/enforce-module-boundaries';

/** @type {ESLint} */
let eslint;

beforeAll(() => {
  eslint = new ESLint({ cwd: workspaceRoot });
});

/**
 * Lints a text as if it were in a file of a project; nothing is written.
 *
 * @param {string} file
 * @param {string} code
 * @param {string} [rule]
 * @returns {Promise<string[]>} what the rule says
 */
async function refusals(file, code, rule = RULE) {
  const [result] = await eslint.lintText(code, { filePath: path.join(workspaceRoot, file) });
  const messages = result?.messages ?? [];
  expect(messages.filter((message) => message.fatal)).toEqual([]);
  return messages.filter((message) => message.ruleId === rule).map((message) => message.message);
}

/** @param {string} wanted */
const importing = (wanted) => `import { thing } from '${wanted}';\n\nexport const planted = thing;\n`;
/** @param {string} wanted */
const importingType = (wanted) =>
  `import type { Thing } from '${wanted}';\n\nexport const planted: Thing = 1;\n`;

describe('imports go down only', () => {
  test.each([
    ['libs/gurbani/corpus/src/planted.ts', '@naad/gurbani-text'],
    ['libs/gurbani/render/src/planted.ts', '@naad/gurbani-text'],
    ['libs/api/client/src/planted.ts', '@naad/api-contract'],
    ['apps/reader/src/planted.ts', '@naad/ui-kit'],
    ['apps/server/src/planted.ts', '@naad/gurbani-search'],
  ])('%s may import %s', async (file, wanted) => {
    expect(await refusals(file, importing(wanted))).toEqual([]);
    expect(await refusals(file, importingType(wanted))).toEqual([]);
  });

  test.each([
    ['a library what is built on it', 'libs/gurbani/text/src/planted.ts', '@naad/gurbani-corpus'],
    ['the look what is drawn', 'libs/ui/kit/src/planted.ts', '@naad/gurbani-text'],
    ['the renderer a store', 'libs/gurbani/render/src/planted.ts', '@naad/settings-state'],
    ['the contract the scripture', 'libs/api/contract/src/planted.ts', '@naad/gurbani-corpus'],
    ['settings the look', 'libs/settings/schema/src/planted.ts', '@naad/ui-tokens'],
    ['an app another app', 'apps/reader/src/planted.ts', '@naad/server'],
    ['the server what runs in a browser', 'apps/server/src/planted.ts', '@naad/ui-kit'],
    ['a tool the search', 'tools/planted.ts', '@naad/gurbani-search'],
  ])('refuses %s: %s may not import %s', async (_, file, wanted) => {
    expect(await refusals(file, importing(wanted))).not.toEqual([]);
    expect(await refusals(file, importingType(wanted))).not.toEqual([]);
  });

  test("a module that the bundler makes is nobody's", async () => {
    expect(await refusals('apps/reader/src/planted.ts', importing('virtual:built-assets'))).toEqual([]);
    expect(await refusals('apps/reader/src/planted.ts', importing('built-assets'))).toHaveLength(1);
  });

  test('refuses to go around by a relative path', async () => {
    const planted = importing('../../../gurbani/text/src/index.ts');
    expect(await refusals('libs/gurbani/corpus/src/planted.ts', planted)).toHaveLength(1);
  });

  test('refuses a screen in a pure library, and a package that nobody declared', async () => {
    const file = 'libs/gurbani/text/src/planted.ts';
    const said = await refusals(file, importing('react'));
    expect(said.join('\n')).toContain('not allowed to import "react"');
    expect(said.join('\n')).toContain('Only packages defined');
    expect(await refusals(file, importing('anvaad-js'), 'naad/declared-import')).toEqual([]);
    expect(await refusals(file, importing('zod'), 'naad/declared-import')).toHaveLength(1);
  });

  test('judges in a fresh clone too: without a graph the rule only warns and lets everything pass', () => {
    const data = mkdtempSync(path.join(os.tmpdir(), 'naad-graph-'));
    /** @type {NodeJS.ProcessEnv} */
    const env = { ...process.env, NX_WORKSPACE_DATA_DIRECTORY: data };
    // As when nobody but the linter has been called.
    delete env['NX_TASK_TARGET_TARGET'];
    const program = path.join(workspaceRoot, 'node_modules/eslint/bin/eslint.js');
    const { stdout, status } = spawnSync(
      process.execPath,
      [program, '--stdin', '--stdin-filename', 'libs/ui/kit/src/planted.ts'],
      { cwd: workspaceRoot, env, input: importing('@naad/gurbani-text'), encoding: 'utf8' },
    );
    rmSync(data, { recursive: true, force: true });
    expect(status).toBe(1);
    expect(stdout).toContain('tagged with "type:ui"');
    expect(stdout).not.toContain('No cached ProjectGraph');
  });
});

describe('bans name the replacement', () => {
  test.each([
    ['no-restricted-globals', 'export const planted = () => localStorage.length;\n', '@naad/settings-state'],
    [
      'no-restricted-properties',
      'export const planted = () => window.localStorage;\n',
      '@naad/settings-state',
    ],
    ['no-restricted-globals', "export const planted = () => fetch('/api');\n", '@naad/api-client'],
    [
      'no-restricted-properties',
      "export const planted = () => globalThis.fetch('/api');\n",
      '@naad/api-client',
    ],
    ['no-restricted-imports', importing('@naad/gurbani-corpus/build'), 'runs on Node alone'],
    ['no-restricted-syntax', "export * from './line.ts';\n", 'Name what a module exports'],
  ])('%s', async (rule, code, replacement) => {
    const file = 'apps/reader/src/planted.ts';
    expect(await refusals(file, 'export const planted = 1;\n', rule)).toEqual([]);
    expect(await refusals(file, code, rule)).toEqual([expect.stringContaining(replacement)]);
  });

  test('the replacement itself may use what it replaces', async () => {
    const stores = 'export const planted = () => localStorage.length;\n';
    expect(await refusals('libs/settings/state/src/planted.ts', stores, 'no-restricted-globals')).toEqual([]);
    const calls = "export const planted = () => fetch('/api');\n";
    expect(await refusals('libs/api/client/src/planted.ts', calls, 'no-restricted-globals')).toEqual([]);
    expect(await refusals('libs/api/client/src/planted.ts', stores, 'no-restricted-globals')).toHaveLength(1);
  });
});

describe('tags', () => {
  const projects = listProjects(workspaceRoot);
  const constrained = boundaries.depConstraints.map(({ sourceTag }) => sourceTag);

  test('no constraint lets everything import everything', () => {
    const all = boundaries.depConstraints.flatMap((each) => [
      each.sourceTag,
      ...each.onlyDependOnLibsWithTags,
    ]);
    expect(all.filter((tag) => tag.includes('*'))).toEqual([]);
    expect(boundaries.allow.filter((each) => !each.startsWith('^virtual:'))).toEqual([]);
  });

  test.each(projects.map((project) => [project.name, project]))(
    '%s has one type and one runtime',
    (_, project) => {
      const { tags } = /** @type {import('../lib/projects.mjs').Project} */ (project);
      for (const kind of ['type:', 'runtime:']) {
        const own = tags.filter((tag) => tag.startsWith(kind));
        expect(own).toHaveLength(1);
        expect(constrained).toContain(own[0]);
      }
    },
  );

  test('a folder of libs is the name of its package', () => {
    for (const { folder, name } of projects.filter((project) => project.folder.startsWith('libs'))) {
      expect(`@naad/${folder.split(path.sep).slice(1).join('-')}`).toBe(name);
    }
  });
});
