import { spawn } from 'node:child_process';

/** How much of what a command prints is kept. */
const KEPT_CHARACTERS = 4_000_000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Has a process ended by {@link stopCommands} if it is still there then.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
export function track(child) {
  running.add(child);
  child.once('close', () => running.delete(child));
}

/**
 * @typedef {object} CommandOptions
 * @property {string} cwd
 * @property {Record<string, string | undefined>} [env] added to the environment of this process
 * @property {boolean} [isVerbose] shows what it prints while it runs
 * @property {(line: string) => void} [onLine]
 */

/**
 * Runs a command to its end and keeps what it prints, both streams in order.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {CommandOptions} options
 * @returns {Promise<{ code: number, output: string }>} code 127 when there is no such command
 */
export function runCommand(command, args, { cwd, env = {}, isVerbose = false, onLine }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // npm and npx are batch files on Windows, which only a shell runs.
      shell: process.platform === 'win32' && !command.endsWith('.exe'),
    });
    track(child);
    let output = '';
    let rest = '';
    /** @param {string} text */
    const take = (text) => {
      if (isVerbose) process.stderr.write(text);
      output = (output + text).slice(-KEPT_CHARACTERS);
      if (!onLine) return;
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(onLine);
    };
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', take);
    }
    child.on('error', (error) => {
      resolve({ code: 127, output: `${output}\n${error.message}` });
    });
    child.on('close', (code) => {
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Ends the commands that are still running, so that none outlives this process. */
export function stopCommands() {
  for (const child of running) child.kill('SIGTERM');
}

/**
 * @param {string} output
 * @param {number} count
 * @returns {string} its last lines that say something
 */
export function lastLines(output, count) {
  return output
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-count)
    .join('\n');
}
