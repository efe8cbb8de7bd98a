import { execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { workspaceRoot } from './lib/workspace-root.mjs';

/**
 * Loads the alert rules in a real Prometheus that scrapes the built server, and asks it every query of the rules and of the
 * dashboard: `node tools/check-alerts.mjs`. Needs `prometheus` and `promtool`, as in Debian's package `prometheus`.
 */

const RULES = path.join(workspaceRoot, 'ops/prometheus/naad.rules.yml');
const RULE_TESTS = path.join(workspaceRoot, 'ops/prometheus/naad.rules.test.yml');
const DASHBOARD = path.join(workspaceRoot, 'ops/grafana/naad.json');
const VISITS = [
  '/',
  '/shabad?id=44',
  '/shabad?id=44',
  '/ang?ang=1',
  '/search?q=dgj&type=0',
  '/api/v2/search/mercy?searchtype=3',
  '/api/v2/search/mercy?searchtype=3',
  '/api/v2/shabads/1',
  '/api/v2/shabads/999999',
  '/api/sync/begin?v=2',
  '/favicon.svg',
  '/no/such/page',
];
/** More than the four scrapes that a rate needs. */
const WATCH_MS = 15_000;
/** Only ends what hangs. */
const START_MS = 600_000;

/** @type {(() => void)[]} */
const endings = [];

/**
 * Starts a program and resolves with the match of a pattern in its output.
 *
 * @param {string} command @param {readonly string[]} args @param {NodeJS.ProcessEnv} env @param {RegExp} ready
 * @returns {Promise<RegExpExecArray>}
 */
function start(command, args, env, ready) {
  const child = spawn(command, args, { env: { ...process.env, ...env } });
  endings.push(() => child.kill('SIGTERM'));
  let output = '';
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${command} does not start:\n${output}`)), START_MS);
    /** @param {Buffer} text */
    const read = (text) => {
      output += text.toString();
      const found = ready.exec(output);
      if (!found) return;
      clearTimeout(timer);
      resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${command} ended:\n${output}`)));
  });
}

/**
 * @param {readonly string[]} args @param {string} [input]
 * @returns {Promise<void>} rejects with promtool's output if it finds a fault
 */
function promtool(args, input = '') {
  return new Promise((resolve, reject) => {
    const child = execFile('promtool', args, (error, stdout, stderr) => {
      if (error) reject(new Error(`promtool ${args.join(' ')}:\n${stdout}${stderr}`, { cause: error }));
      else resolve();
    });
    child.stdin?.end(input);
  });
}

/** @returns {string[]} */
function dashboardQueries() {
  /** @type {{ panels: { targets?: { expr: string }[] }[] }} */
  const { panels } = JSON.parse(readFileSync(DASHBOARD, 'utf8'));
  return panels.flatMap(({ targets = [] }) =>
    targets.map(({ expr }) =>
      expr
        .replaceAll('$__rate_interval', '10s')
        .replaceAll('$__range', '1m')
        .replaceAll('$job', 'naad')
        .replaceAll('$instance', '.*'),
    ),
  );
}

/**
 * @param {string} origin @param {string} api
 * @returns {Promise<any>}
 */
async function ask(origin, api) {
  const answer = await fetch(`${origin}/api/v1/${api}`);
  const { status, data, error } = /** @type {any} */ (await answer.json());
  if (status !== 'success') throw new Error(`${decodeURIComponent(api)}: ${String(error)}`);
  return data;
}

/** @param {string} folder for data of both programs */
async function check(folder) {
  await promtool(['check', 'rules', RULES]);
  await promtool(['test', 'rules', RULE_TESTS]);
  const [, metrics = '', site = ''] = await start(
    process.execPath,
    [path.join(workspaceRoot, 'dist/@naad/server/main.js')],
    {
      NAAD_DIST: path.join(workspaceRoot, 'dist'),
      DATA_DIR: path.join(folder, 'site'),
      PORT: '0',
      METRICS_PORT: '0',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'info',
      HUKAMNAMA_ARCHIVE_URL: 'http://127.0.0.1:9',
    },
    /"metrics":"([^"]+)"[^]*"url":"([^"]+)"/,
  );
  const visit = () => Promise.all(VISITS.map(async (each) => (await fetch(site + each)).arrayBuffer()));
  await visit();
  // Some names of the client library's own metrics don't follow promtool's advice.
  const text = await (await fetch(metrics)).text();
  const own = text.split('\n').filter((line) => /^(# \w+ )?naad_/.test(line));
  await promtool(['check', 'metrics'], `${own.join('\n')}\n`);

  const config = path.join(folder, 'prometheus.yml');
  const scrape = { job_name: 'naad', static_configs: [{ targets: [new URL(metrics).host] }] };
  const intervals = { scrape_interval: '1s', evaluation_interval: '1s' };
  // JSON is YAML.
  await writeFile(
    config,
    JSON.stringify({ global: intervals, rule_files: [RULES], scrape_configs: [scrape] }),
  );
  const [, address = ''] = await start(
    'prometheus',
    [
      `--config.file=${config}`,
      `--storage.tsdb.path=${path.join(folder, 'prometheus')}`,
      '--web.listen-address=127.0.0.1:0',
    ],
    {},
    /msg="Listening on" address=(\S+)/,
  );
  const origin = `http://${address}`;
  for (const end = Date.now() + WATCH_MS; Date.now() < end; await pause(500)) await visit();

  const { groups } = await ask(origin, 'rules');
  /** @type {{ name: string, query: string, health: string, lastError?: string }[]} */
  const rules = groups.flatMap((/** @type {{ rules: unknown[] }} */ each) => each.rules);
  for (const { name, health, lastError } of rules) {
    if (health !== 'ok') throw new Error(`${name}: ${lastError ?? health}`);
  }
  const queries = dashboardQueries();
  const empty = [];
  for (const query of queries) {
    const { result } = await ask(origin, `query?query=${encodeURIComponent(query)}`);
    if (result.length === 0) empty.push(query);
  }
  console.log(`${String(rules.length)} alerts and ${String(queries.length)} queries of the dashboard work.`);
  for (const query of empty) console.log(`No data, since nothing happened: ${query}`);
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'naad-alerts-'));
try {
  await check(folder);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  for (const end of endings) end();
  // The programs write until they have ended.
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
}
