import path from 'node:path';
import { pino } from 'pino';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import { loadSearchEngine } from '@naad/gurbani-search/node';
import { ConfigError, readConfig, type Config } from './config/index.ts';
import { createServer } from './createServer.ts';
import { loadReader } from './features/pages/index.ts';
import type { ApiInstance } from './http/apiInstance.ts';

/** How long requests that are under way may take after the order to stop. */
const CLOSE_TIMEOUT_MS = 10_000;

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error;
}

/** What to tell whoever starts the server, in one sentence, about why it cannot. */
function explain(error: unknown, { port }: Pick<Config, 'port'>): string {
  if (isSystemError(error)) {
    if (error.code === 'EADDRINUSE') {
      return `Port ${port} is already in use: stop what uses it, or choose another one, for example PORT=${port + 1}.`;
    }
    if (error.code === 'EACCES' && error.syscall === 'listen') {
      return `Port ${port} may not be used without more rights: choose one above 1023, for example PORT=8080.`;
    }
    if (error.code === 'EADDRNOTAVAIL') return 'HOST is not an address of this machine.';
  }
  return error instanceof Error ? error.message : String(error);
}

/** Without `HOST`, every address over IPv6 and IPv4; where the machine has no IPv6, over IPv4. */
async function listen(app: ApiInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ port, host: host ?? '::' });
  } catch (error) {
    const hasNoIpv6 =
      isSystemError(error) && (error.code === 'EAFNOSUPPORT' || error.code === 'EADDRNOTAVAIL');
    if (host !== null || !hasNoIpv6) throw error;
    await app.listen({ port, host: '0.0.0.0' });
  }
}

function closeOnSignal(app: ApiInstance): void {
  let isClosing = false;
  const close = (signal: NodeJS.Signals) => {
    if (isClosing) return;
    isClosing = true;
    app.log.info({ signal }, 'closing');
    setTimeout(() => process.exit(1), CLOSE_TIMEOUT_MS).unref();
    void app.close().then(() => process.exit(0));
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}

async function start(config: Config): Promise<void> {
  const logger = pino({ level: config.logLevel });
  const [corpus, reader] = await Promise.all([
    loadCorpus(path.join(config.dist, '@naad/gurbani-corpus')),
    loadReader(config.dist),
  ]);
  const search = await loadSearchEngine(path.join(config.dist, '@naad/gurbani-search'), corpus);
  if (!reader) logger.warn('The reader is not built: only the API is served.');
  const app = await createServer({ config, corpus, search, reader, logger });
  closeOnSignal(app);
  await listen(app, config);
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const readyMs = Math.round(performance.now());
  logger.info({ url: config.siteOrigin ?? `http://localhost:${port}`, readyMs }, 'listening');
}

/** Says why the server cannot run, in words, and ends the process. */
function fail(text: string): never {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

try {
  const config = readConfig(process.env, process.cwd());
  await start(config).catch((error: unknown) => fail(explain(error, config)));
} catch (error) {
  fail(error instanceof ConfigError ? error.message : String(error));
}
