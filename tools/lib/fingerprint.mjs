import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Folders with build inputs. */
const FOLDERS = ['apps', 'libs', 'tools'];
const ROOT_FILES = /^(package(-lock)?\.json|nx\.json|tsconfig.*\.json|vite.*\.ts|\.npmrc)$/;

/** Generated folders. */
const SKIPPED_FOLDERS = new Set([
  'node_modules',
  'dist',
  'coverage',
  'storybook-static',
  'test-results',
  'playwright-report',
  '__screenshots__',
]);
/** Files that no build reads. */
const SKIPPED_FILES = /\.(test|test-d|spec|stories)\.[cm]?[jt]sx?$|\.md$|\.log$/;

/** @param {string} folder @param {string[]} lines */
function walk(folder, lines) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!SKIPPED_FOLDERS.has(entry.name)) walk(file, lines);
    } else if (entry.isFile() && !SKIPPED_FILES.test(entry.name)) {
      lines.push(describe(file));
    }
  }
}

/** @param {string} file */
function describe(file) {
  const { size, mtimeMs } = statSync(file);
  return `${file}\t${size}\t${mtimeMs}`;
}

/**
 * Hashes the state of the sources from the path, size and time of every file that a build reads; this takes a few
 * milliseconds, reading all files would take seconds.
 *
 * @param {string} root
 * @returns {string}
 */
export function fingerprint(root) {
  /** @type {string[]} */
  const lines = [`node ${process.versions.node.split('.')[0]}`];
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    const file = path.join(root, entry.name);
    if (entry.isFile() && ROOT_FILES.test(entry.name)) lines.push(describe(file));
    if (entry.isDirectory() && FOLDERS.includes(entry.name)) walk(file, lines);
  }
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex');
}
