import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { packageFiles, productionPackages } from './production-packages.mjs';
import { workspaceRoot } from './workspace-root.mjs';

/** @type {string} */
let root;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'naad-packages-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** @param {string} file @param {string} content */
function write(file, content) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}

/** The packages that are never imported, only read. */
const READ = ['@fontsource/noto-sans-gurmukhi', '@fontsource/tiro-gurmukhi', 'socket.io'];
const readLocations = READ.map((name) => `node_modules/${name}`);

/**
 * Writes a workspace whose server imports what is given.
 *
 * @param {string} imports
 * @param {Record<string, object>} packages npm's record of the installation
 */
function workspace(imports, packages) {
  write('dist/@naad/server/main.js', imports);
  write('dist/@naad/reader/server/renderPage.js', `import 'node:fs';`);
  write('dist/@naad/embed/server/renderPage.js', `import './other.js';`);
  const all = { ...Object.fromEntries(readLocations.map((location) => [location, {}])), ...packages };
  write('node_modules/.package-lock.json', JSON.stringify({ packages: all }));
}

describe('productionPackages', () => {
  it('finds what the bundles import, at once or later, and what that needs in turn [G31]', async () => {
    workspace(`import a from 'a/deep/file'; export const b = () => import("@scope/b/file");`, {
      'node_modules/a': { dependencies: { c: '1' }, peerDependencies: { d: '1' } },
      'node_modules/@scope/b': { optionalDependencies: { 'b-linux': '1', 'b-windows': '1' } },
      'node_modules/b-linux': {},
      'node_modules/c': { dependencies: { a: '1', '@types/node': '1' } },
      'node_modules/d': {
        peerDependencies: { unused: '1' },
        peerDependenciesMeta: { unused: { optional: true } },
      },
      'node_modules/@types/node': {},
      'node_modules/unused': {},
      'node_modules/vite': { dependencies: { unused: '1' } },
    });
    expect(await productionPackages(root)).toEqual(
      [
        ...['@scope/b', 'a', 'b-linux', 'c', 'd'].map((name) => `node_modules/${name}`),
        ...readLocations,
      ].sort(),
    );
  });

  it('finds the version that Node would load', async () => {
    workspace(`import 'a';`, {
      'node_modules/a': { dependencies: { b: '2', c: '2' } },
      'node_modules/a/node_modules/b': { dependencies: { c: '2', d: '1' } },
      'node_modules/a/node_modules/c': {},
      'node_modules/b': {},
      'node_modules/c': {},
      'node_modules/d': { dependencies: { c: '1' } },
    });
    const found = (await productionPackages(root)).filter((location) => !readLocations.includes(location));
    expect(found).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/a/node_modules/c',
      'node_modules/c',
      'node_modules/d',
    ]);
  });

  it('names a package that is not installed', async () => {
    workspace(`import 'a';`, { 'node_modules/a': { dependencies: { b: '1' } } });
    await expect(productionPackages(root)).rejects.toThrow("b isn't installed, which node_modules/a needs.");
    workspace(`import 'b';`, {});
    await expect(productionPackages(root)).rejects.toThrow("b isn't installed, which the server needs.");
  });

  it('includes the runtime of speech models only on request', async () => {
    workspace(`export const run = () => import('sherpa-onnx-node');`, {
      'node_modules/sherpa-onnx-node': { optionalDependencies: { 'sherpa-onnx-here': '1' } },
      'node_modules/sherpa-onnx-here': {},
    });
    expect(await productionPackages(root)).toEqual(readLocations.toSorted());
    expect(await productionPackages(root, { withSpeech: true })).toEqual(
      [...readLocations, 'node_modules/sherpa-onnx-here', 'node_modules/sherpa-onnx-node'].sort(),
    );
  });

  it('reads packages that the server names in its code', async () => {
    const found = await productionPackages(workspaceRoot);
    expect(found).toEqual(expect.arrayContaining(readLocations));
  });
});

describe('packageFiles', () => {
  it('leaves out what nothing loads, and keeps licences [G31]', () => {
    const kept = [
      'LICENSE',
      'dist/doc/directives.js',
      'dist/index.js',
      'dist/third-party/LICENSE.md',
      'lib/test/helper.js',
      'package.json',
      `prebuilds/${process.platform}-${process.arch}/addon.node`,
    ];
    const left = [
      '.github/workflows/ci.yml',
      'README.md',
      'dist/index.d.ts',
      'dist/index.js.map',
      'node_modules/other/index.js',
      'prebuilds/plan9-mips/addon.node',
      'src/addon.cc',
      'test/index.js',
    ];
    for (const file of [...kept, ...left]) write(file, '');
    expect(packageFiles(root).sort()).toEqual(kept);
  });
});
