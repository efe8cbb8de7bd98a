import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { listProjects } from './lib/projects.mjs';
import { workspaceRoot } from './lib/workspace-root.mjs';

/** House rules about the workspace that no linter checks. */

const projects = listProjects(workspaceRoot);

/** @param {string} folder @returns {string[]} files and folders below, relative to the root */
function filesBelow(folder) {
  const skipped = new Set([
    'node_modules',
    'dist',
    '.git',
    '.nx',
    '.naad',
    'coverage',
    'storybook-static',
    'test-results',
  ]);
  return readdirSync(path.join(workspaceRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? [file, ...filesBelow(file)] : [file];
  });
}

const files = filesBelow('');

test('no two file names differ only by case', () => {
  /** @type {Map<string, string>} */
  const seen = new Map();
  const collisions = files.filter((file) => {
    const other = seen.get(file.toLowerCase());
    seen.set(file.toLowerCase(), file);
    return other !== undefined;
  });
  expect(files.length).toBeGreaterThan(50);
  expect(collisions).toEqual([]);
});

test('no file or folder has a catch-all name', () => {
  const catchAllNames = /(^|\/)(common|misc|helpers|utils\d*|legacy|New[A-Z]\w*)(\/|\.|$)/;
  expect('libs/ui/helpers/a.ts').toMatch(catchAllNames);
  expect(files.filter((file) => catchAllNames.test(file))).toEqual([]);
});

test('every dependency has an exact version', () => {
  const manifests = ['', ...projects.map(({ folder }) => folder)];
  const loose = manifests.flatMap((folder) => {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(path.join(workspaceRoot, folder, 'package.json'), 'utf8'),
    );
    return Object.entries({ ...dependencies, ...devDependencies })
      .filter(([, version]) => !/^(npm:[^@]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))
      .map(([name, version]) => `${folder}: ${name}@${version}`);
  });
  expect(loose).toEqual([]);
});

describe.each(projects.filter(({ folder }) => folder.startsWith('libs')))('$name', ({ folder }) => {
  test('states in the first line of its README what it may not contain', () => {
    const readme = path.join(workspaceRoot, folder, 'README.md');
    expect(existsSync(readme)).toBe(true);
    const first = readFileSync(readme, 'utf8')
      .split('\n')
      .find((line) => line.trim() !== '' && !line.startsWith('#'));
    expect(first).toMatch(/\b(no|not|never|nothing|without)\b/i);
  });
});

test('.ci/run runs npm test like everybody else [F1]', () => {
  const script = readFileSync(path.join(workspaceRoot, '.ci/run'), 'utf8');
  expect(script).toMatch(/^CI=true npm test$/m);
  expect(() => execFileSync('bash', ['-n', path.join(workspaceRoot, '.ci/run')])).not.toThrow();
  const workflow = readFileSync(path.join(workspaceRoot, '.github/workflows/ci.yml'), 'utf8');
  expect(workflow).toMatch(/run: \.ci\/run$/m);
});
