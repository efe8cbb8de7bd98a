import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CHECK_IDS, selectChecks } from './checks.mjs';
import { chromium } from './chromium.mjs';
import { BYTES_TO_BUILD, BYTES_TO_INSTALL, checkDiskSpace } from './disk-space.mjs';
import { install, needsInstall } from './install.mjs';
import { Problem, reportProblem } from './problem.mjs';
import { createProgress } from './progress.mjs';
import { nginx, postgres, redis } from './programs.mjs';
import { provide } from './requirement.mjs';
import { exitOnSignal, lastLines } from './run-command.mjs';
import { oneFailed, sum } from './totals.mjs';
import { workspaceRoot } from './workspace-root.mjs';

/** External programs that suites need. */
const REQUIREMENTS = [chromium, redis, postgres, nginx];

const SHOWN_LINES = 120;

const HELP = `npm test                              installs what is missing and runs every check
npm test -- --only unit,e2e           only some of them: ${CHECK_IDS.join(', ')}
npm test -- --verbose                 shows the output of every step

With CI=true, a suite or test that does not run is a failure.`;

/**
 * @param {string[]} args
 * @returns {string[]} ids of the requested checks; empty for all
 * @throws {Problem} when a check doesn't exist
 */
export function parseOnly(args) {
  const at = args.findIndex((each) => each === '--only' || each.startsWith('--only='));
  if (at < 0) return [];
  const value = args[at]?.includes('=') ? args[at].slice('--only='.length) : args[at + 1];
  const ids = (value ?? '').split(',').filter(Boolean);
  const unknown = ids.filter((id) => !CHECK_IDS.includes(id));
  if (ids.length === 0 || unknown.length > 0) {
    throw new Problem(
      `--only takes one or several of ${CHECK_IDS.join(', ')}${unknown.length ? `, not ${unknown.join(', ')}` : ''}.`,
    );
  }
  return ids;
}

/**
 * Runs `npm test`.
 *
 * @param {string[]} args
 */
export async function testCommand(args) {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(HELP);
    return;
  }
  exitOnSignal();
  try {
    await prepareAndTest({
      only: parseOnly(args),
      isVerbose: args.includes('--verbose'),
      isCi: /^(1|true)$/.test(process.env['CI'] ?? ''),
    });
  } catch (error) {
    reportProblem(error);
  }
}

/** @param {{ only: string[], isVerbose: boolean, isCi: boolean }} options */
async function prepareAndTest({ only, isVerbose, isCi }) {
  const root = workspaceRoot;
  const checks = selectChecks(only);
  const selected = checks.map(({ id }) => id);
  const requirements = REQUIREMENTS.map((requirement) => ({
    requirement,
    suites: requirement.suites.filter(({ id }) => selected.includes(id.split(':')[0] ?? '')),
  })).filter(({ suites }) => suites.length > 0);
  const mustInstall = needsInstall(root);
  checkDiskSpace(root, mustInstall ? BYTES_TO_INSTALL : BYTES_TO_BUILD);

  const total = Number(mustInstall) + requirements.length + checks.length;
  const progress = createProgress({ total, isPlain: isVerbose });
  const reports = path.join(root, 'dist/reports');
  const prepare = async () => {
    if (mustInstall)
      await progress.step('installing the dependencies', (note) => install(root, { isVerbose, note }));
    // Never count a report of an earlier run; Nx restores those of cached tasks.
    rmSync(reports, { recursive: true, force: true });
    mkdirSync(path.join(reports, 'logs'), { recursive: true });
  };

  /** @type {import('./totals.mjs').Outcome[]} */
  const outcomes = [];
  /** @type {Record<string, string>} */
  const environment = {};
  /** @type {import('./requirement.mjs').Suite[]} */
  const missing = [];

  /** @param {Promise<unknown>} dependencies */
  const provideAll = async (dependencies) => {
    for (const { requirement, suites } of requirements) {
      const { found, detail } = await progress.step(
        `finding ${requirement.name}`,
        (note) => provide(requirement, { cwd: root, isVerbose, note, dependencies }),
        (provision) => provision.found !== undefined,
      );
      if (found !== undefined) Object.assign(environment, requirement.environment(found));
      else {
        missing.push(...suites);
        const names = suites.map(({ title }) => title).join(', ');
        if (detail) console.error(`\n${detail}`);
        console.error(`\n*** ${requirement.name} is missing, so these suites do NOT run: ${names}. ***\n`);
        if (isCi) outcomes.push(...suites.map(({ title }) => oneFailed(`${title}: no ${requirement.name}`)));
      }
    }
  };

  /** @param {import('./checks.mjs').Check[]} chosen run one after the other */
  const runAll = async (chosen) => {
    for (const check of chosen) {
      if (missing.some(({ id }) => id === check.id)) continue;
      const { outcome, output, shown } = await progress.step(
        check.title,
        (note) =>
          check.run({
            root,
            isVerbose,
            failSkipped: isCi,
            environment,
            missing: missing.map(({ id }) => id),
            note,
          }),
        (result) => result.outcome.failed === 0,
      );
      outcomes.push(outcome);
      const log = path.join(reports, 'logs', `${check.id}.log`);
      writeFileSync(log, output);
      if (outcome.failed > 0 && !isVerbose) {
        console.log(
          `\n${shown ?? lastLines(output, SHOWN_LINES)}\n(full output: ${path.relative(root, log)})\n`,
        );
      }
    }
  };

  const prepared = prepare();
  const beside = prepared.then(() => runAll(checks.filter(({ isBeside }) => isBeside)));
  // Two outputs at once are unreadable.
  const build = (isVerbose ? beside : prepared).then(() => runAll(checks.filter(({ isBuild }) => isBuild)));
  await Promise.all([beside, build, provideAll(prepared)]);
  await runAll(checks.filter(({ isBeside, isBuild }) => !isBeside && !isBuild));
  summarise(sum(outcomes), missing);
}

/**
 * @param {Required<import('./totals.mjs').Outcome>} total
 * @param {import('./requirement.mjs').Suite[]} missing
 */
function summarise({ passed, failed, skipped, failures }, missing) {
  console.log();
  if (failures.length > 0) console.log(`Failed:\n${failures.map((each) => `  ✗ ${each}`).join('\n')}\n`);
  if (missing.length > 0) console.log(`Did not run: ${missing.map(({ title }) => title).join(', ')}`);
  if (skipped > 0) console.log(`Skipped: ${skipped}`);
  if (failed > 0 || passed === 0) process.exitCode = 1;
  console.log(`${passed} passed, ${failed} failed`);
}
