import { spawn } from 'node:child_process';
import os from 'node:os';

/** Maximum length of the captured output. */
const MAX_OUTPUT_LENGTH = 4_000_000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Registers a process to be ended by {@link stopCommands}.
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
 * @property {boolean} [isVerbose] passes its output through while it runs
 * @property {boolean} [isNice] leaves the processor to other commands while they need it
 * @property {(line: string) => void} [onLine]
 */

/**
 * Runs a command and captures its output, both streams in order.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {CommandOptions} options
 * @returns {Promise<{ code: number, output: string }>} code 127 if the command doesn't exist
 */
export function runCommand(command, args, { cwd, env = {}, isVerbose = false, isNice = false, onLine }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // npm and npx are batch files on Windows and need a shell.
      shell: process.platform === 'win32' && !command.endsWith('.exe'),
    });
    track(child);
    if (isNice && child.pid !== undefined) lowerPriority(child.pid);
    let output = '';
    let rest = '';
    /** @param {string} text */
    const append = (text) => {
      if (isVerbose) process.stderr.write(text);
      output = (output + text).slice(-MAX_OUTPUT_LENGTH);
      if (!onLine) return;
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(onLine);
    };
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', append);
    }
    child.on('error', (error) => {
      resolve({ code: 127, output: `${output}\n${error.message}` });
    });
    child.on('close', (code) => {
      resolve({ code: code ?? 1, output });
    });
  });
}

/** @param {number} pid of a new process, whose children inherit the priority */
function lowerPriority(pid) {
  try {
    os.setPriority(pid, os.constants.priority.PRIORITY_LOW);
  } catch {
    // It has already ended, or the system forbids it; only the speed depends on it.
  }
}

/** Ends all running commands, so that none outlives this process. */
export function stopCommands() {
  for (const child of running) child.kill('SIGTERM');
}

/** At a signal to end, stops the running commands and exits. */
export function exitOnSignal() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      stopCommands();
      process.exit(130);
    });
  }
}

/**
 * @param {string} output
 * @param {number} count
 * @returns {string} its last non-empty lines
 */
export function lastLines(output, count) {
  return output
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-count)
    .join('\n');
}
