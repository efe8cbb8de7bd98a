import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { markBuilt } from './build.mjs';
import { fingerprint } from './fingerprint.mjs';
import { besideNx, failedTaskOutput, runNx, startedTask } from './nx.mjs';
import { listProjects } from './projects.mjs';
import { runCommand } from './run-command.mjs';
import { oneFailed, onePassed, playwrightOutcome, sizeOutcome, taskOutcomes } from './totals.mjs';

/**
 * @typedef {object} CheckContext
 * @property {string} root
 * @property {boolean} isVerbose
 * @property {boolean} failSkipped
 * @property {Record<string, string>} environment variables that tell suites where requirements are
 * @property {string[]} missing ids of suites that can't run here
 * @property {(text: string) => void} note
 */

/**
 * @typedef {object} CheckResult
 * @property {import('./totals.mjs').Outcome} outcome
 * @property {string} output everything it printed
 * @property {string} [shown] the part about the failure; its last lines by default
 */

/**
 * @typedef {object} Check
 * @property {string} id its name for `--only`
 * @property {string} title
 * @property {boolean} [isBeside] true if it needs no build and runs beside the build, in the processor time that leaves
 * @property {boolean} [isBuild] true if all further checks need its result; they run alone, since some measure time
 * @property {(context: CheckContext) => Promise<CheckResult>} run
 */

/** Longest suite. It mostly waits for clients and servers, so it starts first and runs beside all others. */
const LONG_SUITE = '@naad/server';

/** Checks that are Nx targets, with the target. */
const NX_CHECKS = { types: 'typecheck', unit: 'test', build: 'build' };

/**
 * @param {string} id
 * @param {string} title
 * @param {string} program a program of node_modules/.bin
 * @param {string[]} args
 * @returns {Check} a check that passes or fails as a whole
 */
function programCheck(id, title, program, args) {
  return {
    id,
    title,
    isBeside: true,
    run: async ({ root, isVerbose }) => {
      const { code, output } = await runCommand(path.join(root, 'node_modules/.bin', program), args, {
        cwd: root,
        isVerbose,
        isNice: true,
        env: besideNx,
      });
      return { outcome: code === 0 ? onePassed() : oneFailed(title), output };
    },
  };
}

/**
 * Runs an Nx target of all projects.
 *
 * @param {keyof typeof NX_CHECKS} id
 * @returns {Check}
 */
function nxCheck(id) {
  const target = NX_CHECKS[id];
  const isBeside = id === 'types';
  return {
    id,
    title: target,
    isBeside,
    isBuild: id === 'build',
    run: async ({ root, isVerbose, failSkipped, environment, missing, note }) => {
      const projects = listProjects(root);
      const excluded = projects.map(({ name }) => name).filter((name) => missing.includes(`${id}:${name}`));
      const expected = projects
        .filter(({ name, scripts }) => scripts.includes(target) && !excluded.includes(name))
        .map(({ name }) => ({ project: name, target }));
      const before = fingerprint(root);
      let done = 0;
      /** @param {string} line */
      const onLine = (line) => {
        if (startedTask(line)) note(`${(done += 1)} of ${expected.length}`);
      };
      const options = { isVerbose, isNice: isBeside, env: environment, onLine };
      const hasLongSuite = id === 'unit' && !excluded.includes(LONG_SUITE);
      /** @param {string[]} projects @param {boolean} isApart */
      const runMany = (projects, isApart) =>
        runNx(root, ['run-many', '-t', target, ...projects, '--outputStyle=static'], { ...options, isApart });
      const others = hasLongSuite ? [...excluded, LONG_SUITE] : excluded;
      const results = await Promise.all([
        ...(hasLongSuite ? [runMany([`--projects=${LONG_SUITE}`], true)] : []),
        runMany(others.length > 0 ? [`--exclude=${others.join(',')}`] : [], false),
      ]);
      const code = results.some((result) => result.code !== 0) ? 1 : 0;
      const runs = results.flatMap((result) => result.runs);
      const output = results.map((result) => result.output).join('\n');
      const outcome = taskOutcomes({ root, expected, runs, failSkipped });
      if (code === 0 && id === 'build') markBuilt(root, before);
      if (code !== 0 && outcome.failed === 0) {
        return { outcome: oneFailed(`nx run-many -t ${target}`), output };
      }
      const shown = failedTaskOutput(output, runs);
      return { outcome, output, ...(shown ? { shown } : {}) };
    },
  };
}

/** @type {Check} */
const sizeCheck = {
  id: 'size',
  title: 'size budgets',
  run: async ({ root, isVerbose }) => {
    const program = path.join(root, 'node_modules/.bin/size-limit');
    const { output } = await runCommand(program, ['--json'], { cwd: root, isVerbose });
    try {
      return { outcome: sizeOutcome(JSON.parse(output.slice(output.indexOf('[')))), output };
    } catch {
      return { outcome: oneFailed('the size budgets could not be measured'), output };
    }
  },
};

/** @type {Check} */
const endToEndCheck = {
  id: 'e2e',
  title: 'end to end, in a browser',
  run: async ({ root, isVerbose, failSkipped, environment }) => {
    const { code, output } = await runNx(root, ['run', '@naad/e2e:e2e', '--outputStyle=static'], {
      isVerbose,
      env: environment,
    });
    const file = path.join(root, 'dist/reports/@naad/e2e/playwright.json');
    if (!existsSync(file)) return { outcome: oneFailed('the end-to-end tests left no report'), output };
    const outcome = playwrightOutcome('e2e', JSON.parse(readFileSync(file, 'utf8')), failSkipped);
    const isUnexplained = code !== 0 && outcome.failed === 0;
    return {
      outcome: isUnexplained ? oneFailed('the end-to-end tests ended with an error') : outcome,
      output,
    };
  },
};

/** Names accepted by `--only`. */
export const CHECK_IDS = ['format', 'unused', 'styles', 'lint', 'types', 'build', 'unit', 'size', 'e2e'];

/**
 * @param {string[]} only ids of checks; empty for all
 * @returns {Check[]} the checks in the order they run
 */
export function selectChecks(only) {
  const selected = only.length > 0 ? only : CHECK_IDS;
  return [
    programCheck('format', 'formatting (prettier)', 'prettier', ['--check', '--log-level=warn', '.']),
    programCheck('unused', 'unused files, exports and dependencies (knip)', 'knip', ['--no-progress']),
    programCheck('styles', 'styles (stylelint)', 'stylelint', ['**/*.css', '--allow-empty-input']),
    // One process for all projects: loading the rules takes longer than to lint most of them.
    programCheck('lint', 'lint (eslint)', 'eslint', ['.']),
    nxCheck('types'),
    nxCheck('build'),
    nxCheck('unit'),
    sizeCheck,
    endToEndCheck,
  ].filter(({ id }) => selected.includes(id));
}
