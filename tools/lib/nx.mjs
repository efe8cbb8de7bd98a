import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runCommand } from './run-command.mjs';

/** Without a daemon, full-screen UI or prompts. */
const nxEnvironment = { NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' };

/** Lines shown of a failed task's output. */
const SHOWN_TASK_LINES = 60;

/** @typedef {{ projectName: string, target: string, status: number }} TaskRun Nx's record of a task */

/** @param {string} folder of Nx's cache and records below .nx */
function nxFolders(folder) {
  return {
    NX_CACHE_DIRECTORY: `.nx/${folder}cache`,
    NX_WORKSPACE_DATA_DIRECTORY: `.nx/${folder}workspace-data`,
  };
}

/** Environment of Nx in commands that run beside others: two runs at once would share their records. */
export const besideNx = nxFolders('beside/');

/** The same for a long task beside the tasks of its check. */
const apartNx = nxFolders('apart/');

/**
 * Runs tasks with Nx. If Nx writes no record, `runs` is empty. An `isNice` run may be beside another, and an `isApart` run
 * beside both; its tasks' dependencies must have run before.
 *
 * @param {string} root
 * @param {string[]} args
 * @param {Omit<import('./run-command.mjs').CommandOptions, 'cwd'> & { isApart?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string, runs: TaskRun[] }>}
 */
export async function runNx(root, args, { isApart = false, ...options } = {}) {
  const folders = isApart ? apartNx : options.isNice ? besideNx : nxFolders('');
  const record = path.join(root, folders.NX_CACHE_DIRECTORY, 'run.json');
  rmSync(record, { force: true });
  const { code, output } = await runCommand(
    process.execPath,
    [
      path.join(root, 'node_modules/nx/dist/bin/nx.js'),
      ...args,
      ...(isApart ? ['--excludeTaskDependencies'] : []),
    ],
    { ...options, cwd: root, env: { ...nxEnvironment, ...folders, ...options.env } },
  );
  const runs = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')).tasks : [];
  return { code, output: stripVTControlCharacters(output), runs };
}

/**
 * @param {string} line a line of Nx's output
 * @returns {string | undefined} the task starting on this line, as `project:target`
 */
export function startedTask(line) {
  return /^> nx run (\S+:\S+)/.exec(line)?.[1];
}

/**
 * @param {string[]} lines
 * @returns {string[]} the lines from the first mention of an error on, else the last ones
 */
function relevantLines(lines) {
  const first = lines.findIndex((line) => /error|fail|✗|×/i.test(line) && !/^npm (error|warn)/.test(line));
  const from = first < 0 ? -SHOWN_TASK_LINES : Math.max(0, first - 2);
  return first < 0 ? lines.slice(from) : lines.slice(from, from + SHOWN_TASK_LINES);
}

/**
 * @param {string} output Nx's output: each line prefixed with its project, or all lines of a task below its name
 * @param {TaskRun[]} runs
 * @returns {string} the relevant output of the failed tasks
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
      const unprefixed = below.filter((line) => line.trim() !== '' && !/^@naad\/\S+: /.test(line));
      const prefixed = output.split('\n').filter((line) => line.startsWith(prefix));
      const lines = unprefixed.length > 0 ? unprefixed : prefixed.map((line) => line.slice(prefix.length));
      return lines.length > 0 ? [`> nx run ${task}`, ...relevantLines(lines)].join('\n') : '';
    })
    .filter(Boolean)
    .join('\n\n');
}
