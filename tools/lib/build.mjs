import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { diskFullProblem } from './disk-space.mjs';
import { fingerprint } from './fingerprint.mjs';
import { failedTaskOutput, runNx, startedTask } from './nx.mjs';
import { Problem } from './problem.mjs';
import { lastLines } from './run-command.mjs';

const STAMP = 'dist/.naad-build.json';
const LOG = 'dist/build.log';

/** The projects that make up the product; Nx builds their dependencies too. */
const PRODUCT = [
  '@naad/gurbani-corpus',
  '@naad/reader',
  '@naad/controller',
  '@naad/display',
  '@naad/embed',
  '@naad/server',
];

/** The server's entry file. */
export const SERVER_BUNDLE = 'dist/@naad/server/main.js';

/** Files and folders that the server needs to start. */
const OUTPUTS = [
  'dist/@naad/gurbani-corpus/manifest.json',
  'dist/@naad/reader/client',
  'dist/@naad/reader/server',
  'dist/@naad/controller/assets',
  'dist/@naad/display/assets',
  'dist/@naad/embed/server',
  SERVER_BUNDLE,
];

/** @param {string} root */
function missingOutputs(root) {
  return OUTPUTS.filter((output) => !existsSync(path.join(root, output)));
}

/**
 * @param {string} root
 * @returns {boolean} true if there is no build or the sources have changed since
 */
export function needsBuild(root) {
  if (missingOutputs(root).length > 0) return true;
  try {
    return JSON.parse(readFileSync(path.join(root, STAMP), 'utf8')).fingerprint !== fingerprint(root);
  } catch {
    return true;
  }
}

/**
 * Records that dist was built from the given state of the sources.
 *
 * @param {string} root
 * @param {string} built the fingerprint taken before the build started
 */
export function markBuilt(root, built) {
  mkdirSync(path.join(root, 'dist'), { recursive: true });
  writeFileSync(path.join(root, STAMP), `${JSON.stringify({ fingerprint: built })}\n`);
}

/**
 * @param {string} root
 * @param {object} [options]
 * @param {boolean} [options.isVerbose]
 * @param {(text: string) => void} [options.note]
 * @throws {Problem}
 */
export async function build(root, { isVerbose = false, note = () => undefined } = {}) {
  const before = fingerprint(root);
  const { code, output, runs } = await runNx(
    root,
    ['run-many', '-t', 'build', '-p', PRODUCT.join(','), '--outputStyle=stream'],
    {
      isVerbose,
      onLine: (line) => {
        const task = startedTask(line);
        if (task) note(task);
      },
    },
  );
  mkdirSync(path.join(root, 'dist'), { recursive: true });
  writeFileSync(path.join(root, LOG), output);
  if (code !== 0) {
    throw new Problem(
      diskFullProblem(output) ?? `The build failed; the full output is in ${LOG}.`,
      failedTaskOutput(output, runs) || lastLines(output, 40),
    );
  }
  const missing = missingOutputs(root);
  if (missing.length > 0) {
    throw new Problem(`The build succeeded but did not write ${missing.join(', ')}.`, lastLines(output, 30));
  }
  markBuilt(root, before);
}
