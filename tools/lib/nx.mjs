import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runCommand } from './run-command.mjs';

/** Nothing of Nx outlives the command, draws over the screen or asks anything. */
const nxEnvironment = { NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' };

/** How much of what a failed task printed is shown. */
const SHOWN_LINES_OF_TASK = 60;

/** @typedef {{ projectName: string, target: string, status: number }} TaskRun what Nx notes of a task */

/**
 * Runs tasks with Nx. Without a note of its own Nx is taken to have run none.
 *
 * @param {string} root
 * @param {string[]} args
 * @param {Omit<import('./run-command.mjs').CommandOptions, 'cwd'>} [options]
 * @returns {Promise<{ code: number, output: string, runs: TaskRun[] }>}
 */
export async function runNx(root, args, options = {}) {
  const note = path.join(root, '.nx/cache/run.json');
  rmSync(note, { force: true });
  const { code, output } = await runCommand(
    process.execPath,
    [path.join(root, 'node_modules/nx/dist/bin/nx.js'), ...args],
    { ...options, cwd: root, env: { ...nxEnvironment, ...options.env } },
  );
  const runs = existsSync(note) ? JSON.parse(readFileSync(note, 'utf8')).tasks : [];
  return { code, output: stripVTControlCharacters(output), runs };
}

/**
 * @param {string} line of the output of Nx
 * @returns {string | undefined} the task that begins with it, as `project:target`
 */
export function startedTask(line) {
  return /^> nx run (\S+:\S+)/.exec(line)?.[1];
}

/**
 * @param {string[]} lines
 * @returns {string[]} from where it first speaks of an error, or the last ones
 */
function tellingLines(lines) {
  const first = lines.findIndex((line) => /error|fail|✗|×/i.test(line) && !/^npm (error|warn)/.test(line));
  const from = first < 0 ? -SHOWN_LINES_OF_TASK : Math.max(0, first - 2);
  return first < 0 ? lines.slice(from) : lines.slice(from, from + SHOWN_LINES_OF_TASK);
}

/**
 * @param {string} output what Nx printed: each line with the project before it, or all lines of a task below its name
 * @param {TaskRun[]} runs
 * @returns {string} what the failed tasks said
 */
export function failedTaskOutput(output, runs) {
  const sections = output.split(/^(?=> nx run | NX )/m);
  return runs
    .filter(({ status }) => status !== 0)
    .map(({ projectName, target }) => {
      const task = `${projectName}:${target}`;
      const below = sections
        .filter((section) => startedTask(section) === task)
        .flatMap((section) => section.split('\n').slice(1));
      const prefix = `${projectName}: `;
      const own = below.filter((line) => line.trim() !== '' && !/^@naad\/\S+: /.test(line));
      const prefixed = output.split('\n').filter((line) => line.startsWith(prefix));
      const lines = own.length > 0 ? own : prefixed.map((line) => line.slice(prefix.length));
      return lines.length > 0 ? [`> nx run ${task}`, ...tellingLines(lines)].join('\n') : '';
    })
    .filter(Boolean)
    .join('\n\n');
}
