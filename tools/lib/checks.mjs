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
 * @property {boolean} [isBeside] true if it needs no build and runs beside the others, in the processor time they leave
 * @property {(context: CheckContext) => Promise<CheckResult>} run
 */

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
 * Runs Nx targets in one call, so that Nx can order and cache the tasks.
 *
 * @param {(keyof typeof NX_CHECKS)[]} ids
 * @param {boolean} isBeside
 * @returns {Check}
 */
function nxCheck(ids, isBeside) {
  const targets = ids.map((id) => NX_CHECKS[id]);
  return {
    id: ids.join(','),
    title: targets.join(', '),
    isBeside,
    run: async ({ root, isVerbose, failSkipped, environment, missing, note }) => {
      const projects = listProjects(root);
      const excluded = ids.includes('unit')
        ? projects.map(({ name }) => name).filter((name) => missing.includes(`unit:${name}`))
        : [];
      const expected = projects.flatMap(({ name, scripts }) =>
        targets
          .filter((target) => scripts.includes(target) && !(target === 'test' && excluded.includes(name)))
          .map((target) => ({ project: name, target })),
      );
      const before = fingerprint(root);
      let done = 0;
      /** @param {string} line */
      const onLine = (line) => {
        if (startedTask(line)) note(`${(done += 1)} of ${expected.length}`);
      };
      const options = { isVerbose, isNice: isBeside, env: environment, onLine };
      /** @param {string[]} args */
      const runMany = (args) => runNx(root, ['run-many', ...args, '--outputStyle=static'], options);
      const parts = excluded.length
        ? [await runMany(['-t', 'build']), await runMany(['-t', 'test', `--exclude=${excluded.join(',')}`])]
        : [await runMany(['-t', ...targets])];
      const runs = parts.flatMap((part) => part.runs);
      const output = parts.map((part) => part.output).join('\n');
      const outcome = taskOutcomes({ root, expected, runs, failSkipped });
      const hasFailed = parts.some((part) => part.code !== 0);
      if (!hasFailed && ids.includes('build')) markBuilt(root, before);
      if (hasFailed && outcome.failed === 0) {
        return { outcome: oneFailed(`nx run-many -t ${targets.join(' ')}`), output };
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
export const CHECK_IDS = ['format', 'unused', 'styles', 'lint', 'types', 'unit', 'build', 'size', 'e2e'];

/**
 * @param {string[]} only ids of checks; empty for all
 * @returns {Check[]} the checks in the order they run
 */
export function selectChecks(only) {
  const selected = only.length > 0 ? only : CHECK_IDS;
  /** @param {(keyof typeof NX_CHECKS)[]} ids @param {boolean} isBeside @returns {Check[]} */
  const nxChecks = (ids, isBeside) => {
    const chosen = ids.filter((id) => selected.includes(id));
    return chosen.length > 0 ? [nxCheck(chosen, isBeside)] : [];
  };
  const before = [
    programCheck('format', 'formatting (prettier)', 'prettier', ['--check', '--log-level=warn', '.']),
    programCheck('unused', 'unused files, exports and dependencies (knip)', 'knip', ['--no-progress']),
    programCheck('styles', 'styles (stylelint)', 'stylelint', ['**/*.css', '--allow-empty-input']),
    // One process for all projects: loading the rules takes longer than to lint most of them.
    programCheck('lint', 'lint (eslint)', 'eslint', ['.']),
  ];
  return [
    ...before.filter(({ id }) => selected.includes(id)),
    ...nxChecks(['types'], true),
    ...nxChecks(['unit', 'build'], false),
    ...[sizeCheck, endToEndCheck].filter(({ id }) => selected.includes(id)),
  ];
}
