import { spawn } from 'node:child_process';
import http from 'node:http';
import { Problem } from './problem.mjs';
import { lastLines, track } from './run-command.mjs';

const READY_WITHIN_MS = 120_000;
const POLL_MS = 40;
const STOP_WITHIN_MS = 10_000;
/** pino's `warn`: log lines from this level on are shown to the user. */
const WARNING = 40;

/**
 * @param {string} line a line of the server's output: JSON of its log, or plain text
 * @returns {{ level: number, text: string }}
 */
export function readLogLine(line) {
  try {
    const { level, msg, err } = JSON.parse(line);
    if (typeof level === 'number') return { level, text: [msg, err?.message].filter(Boolean).join(': ') };
  } catch {
    // Plain text: output outside the log is meant for the user.
  }
  return { level: WARNING, text: line };
}

/** @param {string} url @returns {Promise<boolean>} */
function isReadyAt(url) {
  return new Promise((resolve) => {
    const request = http.get(url, { timeout: 2_000 }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(false));
  });
}

/**
 * @param {string | undefined} host
 * @returns {string} the host for URLs; wildcard addresses become localhost
 */
export function addressOf(host) {
  if (!host || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * Starts the server and waits until it is ready.
 *
 * @param {object} options
 * @param {string} options.bundle
 * @param {string} options.cwd
 * @param {Record<string, string>} options.env
 * @param {string} options.url the site's address, without a trailing slash
 * @param {boolean} [options.isVerbose] prints the whole log, not only warnings
 * @param {number} [options.readyWithinMs]
 * @returns {Promise<{ stop: () => Promise<void>, ended: Promise<number> }>}
 * @throws {Problem} when it ends early or isn't ready in time
 */
export async function startServer({
  bundle,
  cwd,
  env,
  url,
  isVerbose = false,
  readyWithinMs = READY_WITHIN_MS,
}) {
  const child = spawn(process.execPath, ['--enable-source-maps', bundle], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  track(child);
  let startupOutput = '';
  let isReady = false;
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream.setEncoding('utf8');
    stream.on('data', (/** @type {string} */ text) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const { level, text: message } = readLogLine(line);
        if (!isReady) startupOutput = `${startupOutput}${message}\n`.slice(-20_000);
        if (isVerbose || (isReady && level >= WARNING)) process.stderr.write(`${line}\n`);
      }
    });
  }
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 0));
  });
  let exitCode = /** @type {number | undefined} */ (undefined);
  void ended.then((code) => (exitCode = code));

  const stop = async () => {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
    await ended;
    clearTimeout(timer);
  };

  const deadline = Date.now() + readyWithinMs;
  while (!(await isReadyAt(`${url}/readyz`))) {
    if (exitCode !== undefined) {
      throw new Problem(
        `The server stopped before it was ready (exit code ${exitCode}).`,
        lastLines(startupOutput, 20),
      );
    }
    if (Date.now() > deadline) {
      await stop();
      throw new Problem(
        `The server was not ready within ${Math.round(readyWithinMs / 1000)} s.`,
        lastLines(startupOutput, 20),
      );
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  isReady = true;
  return { stop, ended };
}
