import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { diskFullProblem } from './disk-space.mjs';
import { Problem } from './problem.mjs';
import { lastLines, runCommand } from './run-command.mjs';

const STAMP = 'node_modules/.naad-install.json';
/** npm writes it when an installation is complete; `npm ci` removes it first. */
const HIDDEN_LOCK = 'node_modules/.package-lock.json';

/** @param {string} root @returns {string} */
function lockHash(root) {
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
}

/** @param {string} file @returns {any} undefined if it is missing or malformed */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * True if the packages that npm recorded match the lock, for manual installations.
 *
 * @param {string} root
 */
function isInstalledManually(root) {
  const expected = readJson(path.join(root, 'package-lock.json'))?.packages;
  const present = readJson(path.join(root, HIDDEN_LOCK))?.packages;
  if (!expected || !present) return false;
  return Object.entries(expected).every(([location, entry]) => {
    if (!location.includes('node_modules/')) return true;
    const found = present[location];
    // Binaries for other platforms are in the lock but not on disk.
    if (!found) return Boolean(entry.optional || entry.devOptional || entry.peer);
    return entry.link ? Boolean(found.link) : found.version === entry.version;
  });
}

/**
 * @param {string} root
 * @returns {boolean} true if the dependencies are missing or don't match the lock
 */
export function needsInstall(root) {
  if (!existsSync(path.join(root, HIDDEN_LOCK))) return true;
  if (readJson(path.join(root, STAMP))?.lock === lockHash(root)) return false;
  if (!isInstalledManually(root)) return true;
  writeStamp(root);
  return false;
}

/** @param {string} root */
function writeStamp(root) {
  writeFileSync(path.join(root, STAMP), `${JSON.stringify({ lock: lockHash(root) })}\n`);
}

const NETWORK_CODES =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENETDOWN|ERR_SOCKET_TIMEOUT|FETCH_ERROR|EIDLETIMEOUT)\b/;

/**
 * @param {string} output what a failed `npm ci` printed
 * @returns {string} one sentence
 */
export function explainInstallFailure(output) {
  const errors = output
    .split('\n')
    .filter((line) => /^npm (error|ERR!)/.test(line))
    .join('\n');
  const full = diskFullProblem(errors || output);
  if (full) return full;
  const network = NETWORK_CODES.exec(errors);
  if (network) {
    return `The dependencies cannot be fetched because the network does not answer (${network[1]}): check the connection or npm's proxy and run the same command again.`;
  }
  if (/\b(EACCES|EPERM|EROFS)\b/.test(errors)) {
    return "The dependencies cannot be installed because this user may not write to this folder or to npm's cache.";
  }
  if (/can only install packages when your package\.json and package-lock\.json/.test(errors)) {
    return 'package.json and package-lock.json differ: run npm install, and commit the lock with the change.';
  }
  return "Installing the dependencies failed; npm's output is above.";
}

/**
 * Runs `npm ci` and reports the number of fetched packages.
 *
 * @param {string} root
 * @param {object} [options]
 * @param {boolean} [options.isVerbose]
 * @param {(text: string) => void} [options.note]
 * @param {string[]} [options.args] more arguments for npm
 * @throws {Problem}
 */
export async function install(root, { isVerbose = false, note = () => undefined, args = [] } = {}) {
  /** @type {Set<string>} */
  const fetched = new Set();
  const { code, output } = await runCommand(
    'npm',
    ['ci', '--loglevel=http', '--no-audit', '--no-fund', ...args],
    {
      cwd: root,
      isVerbose,
      onLine: (line) => {
        if (/^npm http fetch .*attempt \d+ failed/.test(line)) {
          note('the network does not answer, trying again');
        }
        const archive = /^npm http (?:fetch|cache) .*\/([^/\s]+\.tgz)/.exec(line)?.[1];
        if (archive) note(`${fetched.add(archive).size} packages`);
      },
    },
  );
  if (code === 127) {
    throw new Problem(
      'npm is not on the PATH: it comes with Node, so reinstall Node from https://nodejs.org.',
    );
  }
  if (code !== 0) {
    const messages = output.split('\n').filter((line) => !line.startsWith('npm http'));
    throw new Problem(explainInstallFailure(output), lastLines(messages.join('\n'), 15));
  }
  writeStamp(root);
}
