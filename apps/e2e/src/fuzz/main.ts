/**
 * `npm run fuzz`: sends seeded requests and socket frames, most of them malformed, to the built server. Fails on server
 * errors, dropped connections, expensive requests, memory growth, crashes, and personal data in the log.
 *
 * Exit codes: 0 without failures, 1 with failures, 2 when the run was impossible.
 */
import { createWriteStream, mkdirSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { CaseId } from './createSuspects.ts';
import { formatReport } from './fuzzReport.ts';
import { runFuzz } from './runFuzz.ts';

const HELP = `npm run fuzz                                100,000 requests and 20,000 socket frames to the built server
npm run fuzz -- --requests 5000 --frames 0  other numbers of them
npm run fuzz -- --seed 7                    another seed
npm run fuzz -- --only-routes search,quotes only routes whose name contains one of these texts
npm run fuzz -- --seconds 60                stop early
npm run fuzz -- --concurrency 16            requests in flight
npm run fuzz -- --only 123                  replay one request, or one socket script: --only s123
npm run fuzz -- --external http://localhost:8080
                                            a running server on this machine, without checks of its log, CPU time and memory
npm run fuzz -- --routes                    also print counts by route

The server's log goes to dist/fuzz/server.log.`;

const LOG = fileURLToPath(new URL('../../../../dist/fuzz/server.log', import.meta.url));
const print = (line: string) => void process.stdout.write(`${line}\n`);

class UsageError extends Error {
  override readonly name = 'UsageError';
}

function wholeNumber(name: string, text: string, min: number): number {
  if (!/^\d{1,9}$/.test(text) || Number(text) < min)
    throw new UsageError(`--${name} must be a whole number from ${String(min)}.`);
  return Number(text);
}

/** Only this machine, so that the suite can't attack another one. */
function parseExternal(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const host = url?.hostname.replace(/^\[|\]$/g, '') ?? '';
  const isLoopback = host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
  if (url?.protocol !== 'http:' || !isLoopback)
    throw new UsageError('--external must be a server on this machine, such as http://localhost:8080.');
  return url.origin;
}

function parseOnly(text: string): CaseId {
  const [, script, digits = ''] = /^(s?)(\d{1,9})$/.exec(text) ?? [];
  if (script === undefined)
    throw new UsageError('--only must be the index of a request, or s and the index of a socket script.');
  return { kind: script === 's' ? 'script' : 'request', index: Number(digits) };
}

try {
  const { values } = parseArgs({
    options: {
      requests: { type: 'string', default: '100000' },
      frames: { type: 'string', default: '20000' },
      seed: { type: 'string', default: '1' },
      seconds: { type: 'string' },
      concurrency: { type: 'string', default: '16' },
      only: { type: 'string' },
      'only-routes': { type: 'string', default: '' },
      external: { type: 'string' },
      routes: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) print(HELP);
  else {
    mkdirSync(path.dirname(LOG), { recursive: true });
    const log = createWriteStream(LOG);
    const report = await runFuzz({
      requests: wholeNumber('requests', values.requests, 0),
      frames: wholeNumber('frames', values.frames, 0),
      seed: wholeNumber('seed', values.seed, 0),
      seconds: values.seconds === undefined ? null : wholeNumber('seconds', values.seconds, 1),
      concurrency: wholeNumber('concurrency', values.concurrency, 1),
      only: values.only === undefined ? null : parseOnly(values.only),
      routes: values['only-routes'].split(',').filter(Boolean),
      external: values.external === undefined ? null : parseExternal(values.external),
      onProgress: print,
      onLogLine: (line) => void log.write(`${line}\n`),
    });
    log.end();
    print(`\n${formatReport(report, { showsRoutes: values.routes })}`);
    process.exitCode = report.failures.length > 0 ? 1 : 0;
  }
} catch (error) {
  const isUsage = error instanceof UsageError || (error instanceof TypeError && 'code' in error);
  process.stderr.write(`${isUsage ? error.message : `The fuzz run failed to start: ${String(error)}`}\n`);
  process.exitCode = 2;
}
