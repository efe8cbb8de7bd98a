/**
 * Injects faults into the built server (`node --import`) to prove that the suite detects each kind. `FUZZ_FAULTS` names
 * them, joined by commas.
 */
import http from 'node:http';

const faults = new Set((process.env['FUZZ_FAULTS'] ?? '').split(','));
const SPIN_MS = 200;
const LEAKED_BYTES = 4 * 8_000_000;
const LOSE_AFTER_MS = 500;
/** @type {object[]} */
const leaked = [];

/** @param {number} ms */
function spin(ms) {
  const start = process.cpuUsage();
  while (process.cpuUsage(start).user < ms * 1_000);
}

/**
 * Faults by name, each with the start of the addresses it affects. A fault returns true when it has handled the request.
 *
 * @type {Record<string, [start: string, strike: (request: http.IncomingMessage, response: http.ServerResponse) => boolean]>}
 */
const STRIKES = {
  error: [
    '/api/v2/raags',
    (_request, response) => {
      response.writeHead(500, { 'content-type': 'application/json' });
      response.end('{"error":true,"data":{"error":"It broke.","id":"internal"}}');
      return true;
    },
  ],
  drop: [
    '/api/v2/writers',
    (request) => {
      request.socket.destroy();
      return true;
    },
  ],
  spin: [
    '/api/v2/sources',
    () => {
      spin(SPIN_MS);
      return false;
    },
  ],
  leak: [
    '/api/v2/health',
    () => {
      leaked.push(Array.from({ length: LEAKED_BYTES / 8 }, (_, place) => place + 0.5));
      return false;
    },
  ],
  log: [
    '/api/v2/random',
    ({ url }) => {
      process.stdout.write(`${JSON.stringify({ level: 30, msg: 'answered', url })}\n`);
      return false;
    },
  ],
  report: [
    '/api/v2/rehats',
    () => {
      process.stdout.write(
        `${JSON.stringify({ level: 50, msg: 'failed', err: { type: 'TypeError', message: 'x is not a function' } })}\n`,
      );
      return false;
    },
  ],
  crash: [
    '/api/v2/banis',
    () => {
      setImmediate(() => {
        throw new TypeError('Uncaught in the server.');
      });
      return false;
    },
  ],
};

const { emit } = http.Server.prototype;

/** @this {http.Server} @param {string} event @param {any[]} args */
http.Server.prototype.emit = function emitFaulty(event, ...args) {
  if (event === 'request') {
    const [request, response] = args;
    for (const name of faults) {
      const [start, strike] = STRIKES[name] ?? [];
      if (start !== undefined && request.url.startsWith(start) && strike?.(request, response)) return true;
    }
  }
  if (event === 'upgrade' && faults.has('lose')) setTimeout(() => args[1].destroy(), LOSE_AFTER_MS);
  return emit.call(this, event, ...args);
};
