import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { oneFailed, onePassed, sum, vitestOutcome } from './totals.mjs';

/** @typedef {import('./totals.mjs').Outcome} Outcome */
/** @typedef {import('./nx.mjs').TaskRun} TaskRun */

/**
 * @param {string} root
 * @param {string} project
 * @returns {any[]} what the Vitest runs of a project reported
 */
function vitestReports(root, project) {
  const folder = path.join(root, 'dist/reports', project);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^vitest.*\.json$/.test(name))
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')));
}

/**
 * @param {string} name
 * @param {any[]} reports
 * @param {boolean} hasFailed whether the task ended with an error
 * @param {boolean} failSkipped
 * @returns {Outcome}
 */
function testOutcome(name, reports, hasFailed, failSkipped) {
  if (reports.length === 0) return oneFailed(`${name} left no report of its tests`);
  const outcome = sum(reports.map((report) => vitestOutcome(name, report, failSkipped)));
  // An error outside every test, for example one that nobody awaited.
  return hasFailed && outcome.failed === 0
    ? sum([outcome, oneFailed(`${name} ended with an error`)])
    : outcome;
}

/**
 * The outcome of one run of Nx: each lint, typecheck and build of a project is one test, and a `test` task is as many
 * as its report says. A task that was expected and did not run has failed.
 *
 * @param {object} options
 * @param {string} options.root
 * @param {{ project: string, target: string }[]} options.expected
 * @param {TaskRun[]} options.runs what Nx says it ran
 * @param {boolean} options.failSkipped
 * @returns {Outcome}
 */
export function taskOutcomes({ root, expected, runs, failSkipped }) {
  return sum(
    expected.map(({ project, target }) => {
      const name = `${target} ${project}`;
      const run = runs.find((each) => each.projectName === project && each.target === target);
      if (!run) return oneFailed(`${name} did not run`);
      if (target === 'test')
        return testOutcome(name, vitestReports(root, project), run.status !== 0, failSkipped);
      return run.status === 0 ? onePassed() : oneFailed(name);
    }),
  );
}
