/**
 * @typedef {object} Outcome how many tests of a check passed and failed
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} failures what failed, for the reader
 * @property {number} [skipped] tests that did not run and are not counted as failed
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
 * @param {number} count tests that did not run
 * @param {boolean} areFailures in CI a test that does not run protects nothing
 * @returns {Outcome}
 */
function skippedTests(suite, count, areFailures) {
  if (count === 0) return { passed: 0, failed: 0, failures: [] };
  if (!areFailures) return { passed: 0, failed: 0, failures: [], skipped: count };
  return { passed: 0, failed: count, failures: [`${suite}: ${count} skipped`] };
}

/**
 * @param {string} suite
 * @param {any} report what Vitest's JSON reporter wrote
 * @param {boolean} failSkipped
 * @returns {Outcome}
 */
export function vitestOutcome(suite, report, failSkipped) {
  const files = /** @type {any[]} */ (report.testResults ?? []);
  const failedTests = files.flatMap((file) =>
    (file.assertionResults ?? [])
      .filter((/** @type {any} */ test) => test.status === 'failed')
      .map((/** @type {any} */ test) => `${suite}: ${test.fullName}`),
  );
  // A file that cannot even be loaded has failed without a failed test in it.
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

/**
 * @param {any} suite a suite of Playwright's report
 * @param {string[]} titles
 * @returns {string[]}
 */
function failedSpecs(suite, titles = []) {
  const here = suite.title ? [...titles, suite.title] : titles;
  const own = (suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
    spec.tests
      .filter((/** @type {any} */ test) => test.status === 'unexpected' || test.status === 'flaky')
      .map((/** @type {any} */ test) => {
        return `[${test.projectName}] ${[...here, spec.title].join(' › ')}${test.status === 'flaky' ? ' (flaky)' : ''}`;
      }),
  );
  return [...own, ...(suite.suites ?? []).flatMap((/** @type {any} */ each) => failedSpecs(each, here))];
}

/**
 * @param {string} suite
 * @param {any} report what Playwright's JSON reporter wrote
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
 * @param {any[]} report what `size-limit --json` printed
 * @returns {Outcome}
 */
export function sizeOutcome(report) {
  const over = report.filter((each) => !each.passed);
  const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  return {
    passed: report.length - over.length,
    failed: over.length,
    failures: over.map((each) => {
      return `size: ${each.name} is ${kilobytes(each.size)}${each.sizeLimit ? `, allowed are ${kilobytes(each.sizeLimit)}` : ''}`;
    }),
  };
}
