import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { listProjects } from './lib/projects.mjs';
import { workspaceRoot } from './lib/workspace-root.mjs';

/** What the house rules say of the workspace as a whole, where no linter looks. */

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

test('no two names differ only by case', () => {
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

test('no folder is a drawer for whatever has no place', () => {
  const drawers = /(^|\/)(common|misc|helpers|utils\d*|legacy|New[A-Z]\w*)(\/|\.|$)/;
  expect('libs/ui/helpers/a.ts').toMatch(drawers);
  expect(files.filter((file) => drawers.test(file))).toEqual([]);
});

test('every version is exact, so that an installation is the one that was tested', () => {
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
  test('says in the first line of its README what it may not contain', () => {
    const readme = path.join(workspaceRoot, folder, 'README.md');
    expect(existsSync(readme)).toBe(true);
    const first = readFileSync(readme, 'utf8')
      .split('\n')
      .find((line) => line.trim() !== '' && !line.startsWith('#'));
    expect(first).toMatch(/\b(no|not|never|nothing|without)\b/i);
  });
});

test('.ci/run is the same command as everyone runs', () => {
  const script = readFileSync(path.join(workspaceRoot, '.ci/run'), 'utf8');
  expect(script).toMatch(/^CI=true npm test$/m);
  expect(() => execFileSync('bash', ['-n', path.join(workspaceRoot, '.ci/run')])).not.toThrow();
  const workflow = readFileSync(path.join(workspaceRoot, '.github/workflows/ci.yml'), 'utf8');
  expect(workflow).toMatch(/run: \.ci\/run$/m);
});
