import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Outcome numbers of passed and failed tests of a check
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} failures descriptions of the failures
 * @property {number} [skipped] tests that didn't run and don't count as failed
 */

/** @returns {Outcome} */
export function onePassed() {
  return { passed: 1, failed: 0, failures: [] };
}

/** @param {string} name @returns {Outcome} */
export function oneFailed(name) {
  return { passed: 0, failed: 1, failures: [name] };
}

/**
 * @param {Outcome[]} outcomes
 * @returns {Required<Outcome>}
 */
export function sum(outcomes) {
  return {
    passed: outcomes.reduce((total, each) => total + each.passed, 0),
    failed: outcomes.reduce((total, each) => total + each.failed, 0),
    skipped: outcomes.reduce((total, each) => total + (each.skipped ?? 0), 0),
    failures: outcomes.flatMap((each) => each.failures),
  };
}

/**
 * @param {string} suite
 * @param {number} count skipped tests
 * @param {boolean} areFailures true in CI, where a skipped test proves nothing
 * @returns {Outcome}
 */
function skippedTests(suite, count, areFailures) {
  if (count === 0) return { passed: 0, failed: 0, failures: [] };
  if (!areFailures) return { passed: 0, failed: 0, failures: [], skipped: count };
  return { passed: 0, failed: count, failures: [`${suite}: ${count} skipped`] };
}

/**
 * @param {string} suite
 * @param {any} report the report of Vitest's JSON reporter
 * @param {boolean} failSkipped
 * @returns {Outcome}
 */
export function vitestOutcome(suite, report, failSkipped) {
  const files = /** @type {any[]} */ (report.testResults ?? []);
  const failedTests = files.flatMap((file) =>
    (file.assertionResults ?? [])
      .filter((/** @type {any} */ test) => test.status === 'failed')
      .map(
        (/** @type {any} */ test) => `${suite}: ${test.fullName}${reason(test.failureMessages?.[0] ?? '')}`,
      ),
  );
  // A file that can't be loaded has failed without any failed test.
  const brokenFiles = files
    .filter((file) => file.status === 'failed')
    .filter(
      (file) => !(file.assertionResults ?? []).some((/** @type {any} */ test) => test.status === 'failed'),
    )
    .map(
      (file) => `${suite}: ${file.name} did not run${file.message ? ` (${firstLine(file.message)})` : ''}`,
    );
  const unexplained =
    report.success === false && report.numFailedTests === 0 && brokenFiles.length === 0
      ? [`${suite}: the run failed`]
      : [];
  return sum([
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + brokenFiles.length + unexplained.length,
      failures: [...failedTests, ...brokenFiles, ...unexplained],
    },
    skippedTests(suite, (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0), failSkipped),
  ]);
}

/** @param {string} text */
function firstLine(text) {
  return text.split('\n')[0]?.trim() ?? '';
}

const REASON_LENGTH = 500;

/**
 * @param {string} message of a failed test, perhaps with terminal colours and a stack trace
 * @returns {string} its beginning, indented below the test's name
 */
function reason(message) {
  const [text = ''] = stripVTControlCharacters(message).split(/\n\s+at /);
  const lines = text.slice(0, REASON_LENGTH).split('\n');
  return lines
    .map((line) => line.trimEnd())
    .filter(Boolean)
    .map((line) => `\n      ${line}`)
    .join('');
}

/**
 * @param {any} suite a suite of Playwright's report
 * @param {string[]} titles
 * @returns {string[]}
 */
function failedSpecs(suite, titles = []) {
  const here = suite.title ? [...titles, suite.title] : titles;
  const specFailures = (suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
    spec.tests
      .filter((/** @type {any} */ test) => test.status === 'unexpected' || test.status === 'flaky')
      .map((/** @type {any} */ test) => {
        const name = `[${test.projectName}] ${[...here, spec.title].join(' › ')}`;
        const failed = test.results.find((/** @type {any} */ result) => result.error);
        return `${name}${test.status === 'flaky' ? ' (flaky)' : ''}${reason(failed?.error.message ?? '')}`;
      }),
  );
  return [
    ...specFailures,
    ...(suite.suites ?? []).flatMap((/** @type {any} */ each) => failedSpecs(each, here)),
  ];
}

/**
 * @param {string} suite
 * @param {any} report the report of Playwright's JSON reporter
 * @param {boolean} failSkipped
 * @returns {Outcome}
 */
export function playwrightOutcome(suite, report, failSkipped) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  const specs = (report.suites ?? []).flatMap((/** @type {any} */ each) => failedSpecs(each));
  const errors = /** @type {any[]} */ (report.errors ?? []).map((error) =>
    firstLine(error.message ?? String(error)),
  );
  return sum([
    {
      passed: expected,
      failed: unexpected + flaky + errors.length,
      failures: [...specs, ...errors].map((each) => `${suite}: ${each}`),
    },
    skippedTests(suite, skipped, failSkipped),
  ]);
}

/**
 * @param {any[]} report the output of `size-limit --json`
 * @returns {Outcome}
 */
export function sizeOutcome(report) {
  const over = report.filter((each) => !each.passed);
  const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  return {
    passed: report.length - over.length,
    failed: over.length,
    failures: over.map((each) => {
      return `size: ${each.name} is ${kilobytes(each.size)}${each.sizeLimit ? `, limit ${kilobytes(each.sizeLimit)}` : ''}`;
    }),
  };
}

/** @typedef {import('./nx.mjs').TaskRun} TaskRun */

/**
 * @param {string} root
 * @param {string} project
 * @returns {any[]} the Vitest reports of a project
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
 * @param {boolean} hasFailed true if the task ended with an error
 * @param {boolean} failSkipped
 * @returns {Outcome}
 */
function testOutcome(name, reports, hasFailed, failSkipped) {
  if (reports.length === 0) return oneFailed(`${name} wrote no test report`);
  const outcome = sum(reports.map((report) => vitestOutcome(name, report, failSkipped)));
  // An error outside all tests, for example an unhandled rejection.
  return hasFailed && outcome.failed === 0
    ? sum([outcome, oneFailed(`${name} ended with an error`)])
    : outcome;
}

/**
 * Computes the outcome of an Nx run: each lint, typecheck and build of a project counts as one test, and a `test` task
 * as its report says. An expected task that didn't run counts as failed.
 *
 * @param {object} options
 * @param {string} options.root
 * @param {{ project: string, target: string }[]} options.expected
 * @param {TaskRun[]} options.runs the tasks that Nx ran
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
