import path from 'node:path';
import { SERVER_BUNDLE } from './build.mjs';
import { installAndBuild } from './install-and-build.mjs';
import { describeLan, lanAddresses } from './lan-addresses.mjs';
import { checkPortIsFree, parsePort } from './port.mjs';
import { reportProblem } from './problem.mjs';
import { stopCommands } from './run-command.mjs';
import { addressOf, startServer } from './server-process.mjs';
import { workspaceRoot } from './workspace-root.mjs';

const HELP = `npm start                     installs and builds what is missing, and serves Naad at http://localhost:8080
npm start -- --verbose        shows the output of every step, and the server's whole log
PORT=9000 npm start           listens on another port
HOST=0.0.0.0 npm start        listens on another address

Every setting of the server is in docs/operating.md.`;

/**
 * Runs `npm start`.
 *
 * @param {string[]} args
 */
export async function startCommand(args) {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(HELP);
    return;
  }
  /** @type {Awaited<ReturnType<typeof startServer>> | undefined} */
  let server;
  let isStopping = false;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      if (!server) {
        stopCommands();
        process.exit(130);
      }
      // Ctrl-C reaches the server too, and a second signal would make it stop faster.
      const wasSignalled = signal === 'SIGINT' && process.stdin.isTTY;
      setTimeout(() => void server?.stop(), wasSignalled ? 3_000 : 0).unref();
    });
  }
  try {
    server = await prepareAndStart({ isVerbose: args.includes('--verbose') });
    const code = await server.ended;
    if (isStopping) console.log('Naad has stopped.');
    else {
      console.error(`The server stopped unexpectedly (exit code ${code}).`);
      process.exitCode = 1;
    }
  } catch (error) {
    reportProblem(error);
  }
}

/**
 * @param {{ isVerbose: boolean }} options
 */
async function prepareAndStart({ isVerbose }) {
  const root = workspaceRoot;
  const port = parsePort(process.env['PORT']);
  const host = process.env['HOST'] || undefined;
  await checkPortIsFree(port, host);

  const progress = await installAndBuild(root, isVerbose);
  const url = `http://${addressOf(host)}:${port}`;
  const server = await progress.step('Starting the server', () =>
    startServer({
      bundle: path.join(root, SERVER_BUNDLE),
      cwd: root,
      env: {
        NODE_ENV: process.env['NODE_ENV'] ?? 'production',
        PORT: String(port),
        NAAD_DIST: process.env['NAAD_DIST'] ?? path.join(root, 'dist'),
        LAN_ADDRESSES: process.env['LAN_ADDRESSES'] ?? 'on',
      },
      url,
      isVerbose,
    }),
  );
  console.log(`\nNaad is ready: ${url}\n`);
  // A server that listens on this computer alone has no other address.
  if (isOpenToNetwork(host)) console.log(`${await describeLan(lanAddresses(port))}\n`);
  console.log('Press Ctrl-C to stop it.');
  return server;
}

/** @param {string | undefined} host */
const isOpenToNetwork = (host) => host === undefined || host === '0.0.0.0' || host === '::';
