import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino, type Logger } from 'pino';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import { loadSearchEngine } from '@naad/gurbani-search/node';
import { ConfigError, readConfig, type Config } from './config/index.ts';
import { createServer } from './createServer.ts';
import { loadEmbed } from './features/embed/index.ts';
import { loadFrontEnds } from './features/front-ends/index.ts';
import { loadReader } from './features/pages/index.ts';
import { createSync, openFileStore, openSharedStore } from './features/sync/index.ts';
import type { ApiInstance } from './http/apiInstance.ts';
import { collectSooner } from './memory/collectSooner.ts';
import { openAccounts } from './openAccounts.ts';
import { NO_SITE_FILES, readSiteFiles } from './site-files/index.ts';
import { createSources, openSpeechModel, readAudioFolder, readDataPacks } from './sources/index.ts';

/** Built beside this one. */
const SPEECH_PROGRAM = fileURLToPath(new URL('./speech.js', import.meta.url));

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

/** Where sync sessions are: in Redis if there is one, else here, and after a restart still. */
async function openStore({ redisUrl, dataDirectory }: Config, logger: Logger) {
  if (redisUrl !== null) {
    return openSharedStore(redisUrl, (error) => logger.error({ err: error }, 'redis'));
  }
  const store = await openFileStore(path.join(dataDirectory, 'sync-sessions.json'), (error) => {
    logger.warn({ err: error }, 'sync sessions are not kept over a restart');
  });
  return { store };
}

async function start(config: Config): Promise<void> {
  const logger = pino({ level: config.logLevel });
  const [corpus, reader, frontEnds, embed, dataPacks, siteFiles, audioFolder] = await Promise.all([
    loadCorpus(path.join(config.dist, '@naad/gurbani-corpus')),
    loadReader(config.dist),
    loadFrontEnds(config.dist),
    loadEmbed(config.dist),
    config.dataPacksDirectory === null ? [] : readDataPacks(config.dataPacksDirectory),
    config.siteFilesDirectory === null ? NO_SITE_FILES : readSiteFiles(config.siteFilesDirectory),
    config.audio.directory === null ? null : readAudioFolder(config.audio.directory),
  ]);
  const search = await loadSearchEngine(path.join(config.dist, '@naad/gurbani-search'), corpus);
  if (!reader) logger.warn('The reader is not built: only the API is served.');
  const { speechModelDirectory: folder } = config;
  const speechModel =
    folder === null ? null : await openSpeechModel({ folder, program: SPEECH_PROGRAM, logger });
  const sources = createSources({ config, corpus, packs: dataPacks, audioFolder, speechModel, logger });
  const onError = (error: unknown) => logger.error({ err: error }, 'sync');
  const sync = createSync({ config, onError, ...(await openStore(config, logger)) });
  const accounts = await openAccounts(config, (error) => logger.error({ err: error }, 'postgres'));
  const app = await createServer({
    config,
    siteFiles,
    corpus,
    search,
    sources,
    accounts,
    reader,
    frontEnds,
    embed,
    sync,
    logger,
  });
  closeOnSignal(app);
  await sources.start();
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

collectSooner();
try {
  const config = readConfig(process.env, process.cwd());
  await start(config).catch((error: unknown) => fail(explain(error, config)));
} catch (error) {
  fail(error instanceof ConfigError ? error.message : String(error));
}
