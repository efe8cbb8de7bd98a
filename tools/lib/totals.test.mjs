import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  oneFailed,
  onePassed,
  playwrightOutcome,
  sizeOutcome,
  sum,
  taskOutcomes,
  vitestOutcome,
} from './totals.mjs';

/** @param {string} status @param {string} title */
const assertion = (status, title) => ({
  ancestorTitles: ['words'],
  fullName: `words ${title}`,
  status,
  title,
  duration: 1,
  failureMessages:
    status === 'failed'
      ? ['AssertionError: \u001b[31mexpected 1 to be 2\u001b[39m\n\n- 2\n+ 1\n    at words.test.ts:3:1']
      : [],
});

/** A report of Vitest's JSON reporter with four tests passed, one failed and one skipped. */
const vitestReport = {
  numTotalTestSuites: 2,
  numPassedTestSuites: 1,
  numFailedTestSuites: 1,
  numPendingTestSuites: 0,
  numTotalTests: 6,
  numPassedTests: 4,
  numFailedTests: 1,
  numPendingTests: 1,
  numTodoTests: 0,
  success: false,
  testResults: [
    {
      name: '/srv/naad/libs/gurbani/text/src/words.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        assertion('passed', 'splits'),
        assertion('passed', 'joins'),
        assertion('passed', 'folds'),
        assertion('passed', 'counts'),
        assertion('failed', 'keeps the nukta'),
        assertion('skipped', 'later'),
      ],
    },
  ],
};

/** A file that throws on load: no test in it failed, but nothing was proved. */
const brokenReport = {
  numTotalTests: 0,
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numFailedTestSuites: 1,
  success: false,
  testResults: [
    {
      name: '/srv/naad/a.test.ts',
      status: 'failed',
      message: "Error: Cannot find './a.ts'\n  at x",
      assertionResults: [],
    },
  ],
};

const cleanReport = {
  numTotalTests: 3,
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  success: true,
  testResults: [{ name: 'a', status: 'passed', message: '', assertionResults: [assertion('passed', 'a')] }],
};

describe('a Vitest report', () => {
  test('yields its counts and the failed tests', () => {
    expect(vitestOutcome('text', vitestReport, false)).toEqual({
      passed: 4,
      failed: 1,
      skipped: 1,
      failures: [
        'text: words keeps the nukta\n      AssertionError: expected 1 to be 2\n      - 2\n      + 1',
      ],
    });
  });

  test('counts a skipped test as failed in CI', () => {
    expect(vitestOutcome('text', vitestReport, true)).toMatchObject({ passed: 4, failed: 2, skipped: 0 });
  });

  test('counts a file that does not load as failed', () => {
    expect(vitestOutcome('text', brokenReport, false)).toMatchObject({
      passed: 0,
      failed: 1,
      failures: ["text: /srv/naad/a.test.ts did not run (Error: Cannot find './a.ts')"],
    });
  });

  test('counts an unexplained failed run as failed', () => {
    expect(vitestOutcome('text', { ...cleanReport, success: false }, false)).toMatchObject({
      passed: 3,
      failed: 1,
    });
  });
});

describe('a Playwright report', () => {
  /** @param {string} title @param {string} status */
  const spec = (title, status) => ({
    title,
    ok: status === 'expected',
    tests: [
      {
        projectName: 'phone',
        status,
        results: status === 'expected' ? [] : [{ error: { message: 'Timed out' } }],
      },
    ],
  });
  const report = {
    stats: {
      startTime: '2026-11-21T00:00:00.000Z',
      duration: 1,
      expected: 5,
      skipped: 2,
      unexpected: 1,
      flaky: 1,
    },
    errors: [],
    suites: [
      {
        title: 'search.spec.ts',
        specs: [],
        suites: [
          {
            title: 'search',
            specs: [spec('finds', 'expected'), spec('pages', 'unexpected'), spec('waits', 'flaky')],
          },
        ],
      },
    ],
  };

  test('counts a test that passes only on retry as failed', () => {
    expect(playwrightOutcome('e2e', report, false)).toEqual({
      passed: 5,
      failed: 2,
      skipped: 2,
      failures: [
        'e2e: [phone] search.spec.ts › search › pages\n      Timed out',
        'e2e: [phone] search.spec.ts › search › waits (flaky)\n      Timed out',
      ],
    });
  });

  test('counts a skipped test in CI, and an error outside the tests, as failed', () => {
    expect(playwrightOutcome('e2e', report, true)).toMatchObject({ passed: 5, failed: 4, skipped: 0 });
    const withError = { ...report, errors: [{ message: 'Error: the server did not start\nat y' }] };
    expect(playwrightOutcome('e2e', withError, false)).toMatchObject({ failed: 3 });
  });
});

test('each size budget counts as one test', () => {
  const report = [
    { name: 'JavaScript of /shabad', passed: true, size: 88_000, sizeLimit: 95_000 },
    { name: 'JavaScript of /', passed: false, size: 101_234, sizeLimit: 95_000 },
  ];
  expect(sizeOutcome(report)).toEqual({
    passed: 1,
    failed: 1,
    failures: ['size: JavaScript of / is 101.2 kB, limit 95.0 kB'],
  });
});

test('outcomes add up', () => {
  expect(
    sum([onePassed(), oneFailed('a'), { passed: 5, failed: 2, failures: ['b', 'c'], skipped: 1 }]),
  ).toEqual({
    passed: 6,
    failed: 3,
    skipped: 1,
    failures: ['a', 'b', 'c'],
  });
});

describe('taskOutcomes', () => {
  /** @type {string} */
  let root;

  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'naad-reports-'));
  });
  afterEach(() => {
    rmSync(root, { recursive: true, force: true });
  });

  /** @param {string} project @param {string} name @param {unknown} report */
  function writeReport(project, name, report) {
    const folder = path.join(root, 'dist/reports', project);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, name), JSON.stringify(report));
  }

  /** @param {string} target @param {number} status */
  const run = (target, status) => ({ projectName: '@naad/a', target, status });
  /** @param {string} target */
  const expected = (target) => ({ project: '@naad/a', target });

  test('counts lint, types and build as one test each', () => {
    const outcome = taskOutcomes({
      root,
      expected: [expected('lint'), expected('typecheck'), expected('build')],
      runs: [run('lint', 0), run('typecheck', 2), run('build', 0)],
      failSkipped: false,
    });
    expect(outcome).toMatchObject({ passed: 2, failed: 1, failures: ['typecheck @naad/a'] });
  });

  test('counts a task that did not run as failed', () => {
    const outcome = taskOutcomes({ root, expected: [expected('lint')], runs: [], failSkipped: false });
    expect(outcome).toMatchObject({ passed: 0, failed: 1, failures: ['lint @naad/a did not run'] });
  });

  test('adds up all test reports of a project', () => {
    writeReport('@naad/a', 'vitest.json', cleanReport);
    writeReport('@naad/a', 'vitest-browser.json', vitestReport);
    writeReport('@naad/other', 'vitest.json', cleanReport);
    const outcome = taskOutcomes({
      root,
      expected: [expected('test')],
      runs: [run('test', 1)],
      failSkipped: false,
    });
    expect(outcome).toMatchObject({ passed: 7, failed: 1, skipped: 1 });
  });

  test('counts tests without a report as failed, even if the task succeeded', () => {
    const outcome = taskOutcomes({
      root,
      expected: [expected('test')],
      runs: [run('test', 0)],
      failSkipped: false,
    });
    expect(outcome).toMatchObject({
      passed: 0,
      failed: 1,
      failures: ['test @naad/a wrote no test report'],
    });
  });

  test('counts an error outside all tests as a failure', () => {
    writeReport('@naad/a', 'vitest.json', cleanReport);
    const outcome = taskOutcomes({
      root,
      expected: [expected('test')],
      runs: [run('test', 1)],
      failSkipped: false,
    });
    expect(outcome).toMatchObject({ passed: 3, failed: 1, failures: ['test @naad/a ended with an error'] });
  });
});
