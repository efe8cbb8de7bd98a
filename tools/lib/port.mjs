import net from 'node:net';
import { Problem } from './problem.mjs';

const DEFAULT_PORT = 8080;

/**
 * @param {string | undefined} value the value of PORT in the environment
 * @returns {number} the port to listen on
 * @throws {Problem} when it isn't a valid port
 */
export function parsePort(value) {
  if (value === undefined || value.trim() === '') return DEFAULT_PORT;
  const port = Number(value);
  if (!/^\d+$/.test(value.trim()) || port < 1 || port > 65_535) {
    throw new Problem(`PORT is '${value}', but must be a whole number from 1 to 65535.`);
  }
  return port;
}

/**
 * Listens briefly, so that a taken port is reported before any long work.
 *
 * @param {number} port
 * @param {string | undefined} host the address to listen on; all addresses by default
 * @throws {Problem} when nothing can listen there
 */
export async function checkPortIsFree(port, host) {
  const server = net.createServer();
  try {
    await new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen({ port, ...(host ? { host } : {}) }, () => resolve(undefined));
    });
  } catch (error) {
    throw new Problem(explain(/** @type {NodeJS.ErrnoException} */ (error), port, host));
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

/**
 * @param {NodeJS.ErrnoException} error
 * @param {number} port
 * @param {string | undefined} host
 */
function explain(error, port, host) {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program: stop it, or choose another port with PORT=${port === 65_535 ? 8080 : port + 1} npm start.`;
    case 'EACCES':
      return `Port ${port} is reserved for the system: choose a port of 1024 or above, for example PORT=8080 npm start.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is '${host}', which is not an address of this machine: leave it out, or set HOST=127.0.0.1.`;
    default:
      return `Nothing can listen on port ${port}${host ? ` of ${host}` : ''} (${error.code ?? error.message}).`;
  }
}
