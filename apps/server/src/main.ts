import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ApiError } from '@naad/api-contract';
import { createVerseIds } from '@naad/api-scripture/sources';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import { loadSearchEngine } from '@naad/gurbani-search/node';
import type { Logger } from 'pino';
import { limited, READY } from './components/componentHealth.ts';
import { createOutageLog } from './components/createOutageLog.ts';
import { watchApi } from './components/watchApi.ts';
import { type DataDirectoryWatch, watchDataDirectory } from './components/watchDataDirectory.ts';
import { within } from './components/within.ts';
import { type Config, ConfigError, readConfig } from './config/index.ts';
import { createServer } from './createServer.ts';
import { loadEmbed } from './features/embed/loadEmbed.ts';
import { loadFrontEnds } from './features/front-ends/loadFrontEnds.ts';
import type { Metrics } from './features/metrics/createMetrics.ts';
import { serveMetrics, type MetricsServer } from './features/metrics/serveMetrics.ts';
import { loadReader } from './features/pages/loadReader.ts';
import { createSync, openFileStore } from './features/sync/index.ts';
import { handleUncaughtErrors } from './handleUncaughtErrors.ts';
import type { ApiInstance } from './http/apiInstance.ts';
import { collectSooner } from './collectSooner.ts';
import { createLogger } from './logging/createLogger.ts';
import { openManifestKey } from './manifest/manifestKey.ts';
import { openSupervisedAccounts } from './openAccounts.ts';
import { NO_SITE_FILES, readSiteFiles } from './site-files/index.ts';
import { readAudioFolder } from './sources/audio/readAudioFolder.ts';
import { createSources } from './sources/createSources.ts';
import { shippedHukamnamas } from './sources/hukamnama/snapshot.ts';
import { readDataPacks } from './sources/packs/readDataPacks.ts';
import { openSpeechModel } from './sources/transcription/model/openSpeechModel.ts';

/** Built next to this file. */
const SPEECH_PROGRAM = fileURLToPath(new URL('./speech.js', import.meta.url));

/** Time for pending requests to finish during shutdown. */
const CLOSE_TIMEOUT_MS = 10_000;
/** Time that startup waits for accounts, which are otherwise opened later. */
const ACCOUNTS_WAIT_MS = 2_000;
/** Minimum interval between log lines about refused connections. */
const LOG_INTERVAL_MS = 60_000;

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error;
}

/** Explains a failed start to the operator in one sentence. */
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

/** Listens on `HOST`; by default on every IPv6 and IPv4 address, or only IPv4 if the machine has no IPv6. */
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

/** Creates a function that shuts the server down once, metrics last, and exits with a status. */
function createShutDown(app: ApiInstance, metrics: MetricsServer | null): (status: number) => void {
  let isClosing = false;
  return (status) => {
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(1), CLOSE_TIMEOUT_MS).unref();
    void app
      .close()
      .then(() => metrics?.close())
      .then(() => process.exit(status));
  };
}

function closeOnSignal(app: ApiInstance, close: (status: number) => void): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      app.log.info({ signal }, 'closing');
      close(0);
    });
  }
}

/** Keeps running if there is no free file descriptor for a connection, which is lost. */
function surviveLostConnections(app: ApiInstance): void {
  let loggedAt = Number.NEGATIVE_INFINITY;
  app.server.on('error', (error) => {
    if (!app.server.listening || performance.now() - loggedAt < LOG_INTERVAL_MS) return;
    loggedAt = performance.now();
    app.log.error({ err: error }, 'connections cannot be accepted');
  });
}

/** Opens the store of sync sessions: Redis if configured, with its library, otherwise a local file that survives a restart. */
async function openSessions({ redisUrl, dataDirectory }: Config, logger: Logger, files: DataDirectoryWatch) {
  if (redisUrl !== null) {
    const { openSharedStore } = await import('./features/sync/store/openSharedStore.ts');
    const effect = 'displays and phones cannot join';
    return openSharedStore(redisUrl, createOutageLog({ logger, component: 'sessions', effect }));
  }
  const store = await openFileStore(path.join(dataDirectory, 'sync-sessions.json'), (error) => {
    logger.warn({ err: error }, 'sync sessions will not survive a restart');
  });
  const state = () => {
    const { ok, reason } = files.state();
    return ok && store.problem() === null ? READY : limited(reason ?? 'other');
  };
  return { store, state };
}

/** Reads the built front ends and the operator's own files of the site. */
async function loadSiteParts({ dist, siteFilesDirectory }: Config) {
  const [reader, frontEnds, embed, siteFiles] = await Promise.all([
    loadReader(dist),
    loadFrontEnds(dist),
    loadEmbed(dist),
    siteFilesDirectory === null ? NO_SITE_FILES : readSiteFiles(siteFilesDirectory),
  ]);
  return { reader, frontEnds, embed, siteFiles };
}

/** Loads metrics, and the library for them, if the operator turned them on. */
async function loadMetrics(config: Config): Promise<Metrics | null> {
  if (config.metrics === null) return null;
  const { createMetrics } = await import('./features/metrics/createMetrics.ts');
  return createMetrics(config);
}

/** Starts a server that only renders pages, with the API in another process. */
async function startPages(config: Config, logger: Logger, metrics: Metrics | null): Promise<ApiInstance> {
  const effect = 'pages with scripture cannot be shown';
  const log = createOutageLog({ logger, component: 'api', effect });
  const [{ createPagesServer }, { reader, ...site }, api] = await Promise.all([
    import('./createPagesServer.ts'),
    loadSiteParts(config),
    watchApi(config.apiInternalOrigin ?? '', log),
  ]);
  if (!reader) throw new Error('The reader is not built. Run: npm run build');
  return createPagesServer({ config, reader, ...site, api, logger, metrics });
}

/** Opens the key of the manifest. Only a fault of the operator's own file ends the start. */
async function openSiteKey({ manifestKeyFile, dataDirectory }: Config, logger: Logger) {
  try {
    return await openManifestKey(manifestKeyFile, dataDirectory);
  } catch (error) {
    if (manifestKeyFile !== null) throw error;
    logger.warn({ err: error }, 'the manifest is not signed');
    return null;
  }
}

/** Starts a server with the scripture, and with the site unless that is another process. */
async function startWhole(config: Config, logger: Logger, metrics: Metrics | null): Promise<ApiInstance> {
  const [corpus, site, dataPacks, audioFolder] = await Promise.all([
    loadCorpus(path.join(config.dist, '@naad/gurbani-corpus')),
    loadSiteParts(config),
    config.dataPacksDirectory === null ? [] : readDataPacks(config.dataPacksDirectory),
    config.audio.directory === null ? null : readAudioFolder(config.audio.directory),
  ]);
  const search = await loadSearchEngine(path.join(config.dist, '@naad/gurbani-search'), corpus, 'lazy');
  if (!site.reader) logger.warn('The reader is not built: only the API is served.');
  const { speechModelDirectory: folder } = config;
  const speechModel =
    folder === null ? null : await openSpeechModel({ folder, program: SPEECH_PROGRAM, logger });
  const sources = createSources({
    config,
    corpus,
    packs: dataPacks,
    audioFolder,
    shippedHukamnamas: shippedHukamnamas(),
    speechModel,
    logger,
  });
  const effect = 'nothing survives a restart';
  const files = await watchDataDirectory(
    config.dataDirectory,
    createOutageLog({ logger, component: 'dataDirectory', effect }),
  );
  const { state: sessions, ...store } = await openSessions(config, logger, files);
  const onError = (error: unknown) => {
    // Their outage is logged once, where it is detected.
    if (error instanceof ApiError && error.id === 'sessionsUnavailable') return;
    logger.error({ err: error }, 'sync');
  };
  const sync = createSync({
    config,
    onError,
    ...store,
    verseIds: createVerseIds(corpus, sources.verseIds),
    taps: metrics?.taps,
  });
  const accounts = openSupervisedAccounts(config, logger);
  await within(ACCOUNTS_WAIT_MS, accounts.firstAttempt).catch(() => undefined);
  const manifestKey = await openSiteKey(config, logger);
  const app = await createServer({
    config,
    manifestKey,
    ...site,
    corpus,
    search,
    sources,
    accounts: accounts.store,
    health: { accounts: accounts.state, sessions, dataDirectory: files.state },
    sync,
    logger,
    metrics,
  });
  await sources.start();
  return app;
}

async function start(config: Config): Promise<void> {
  const logger = createLogger(config.logLevel);
  const metrics = await loadMetrics(config);
  const app = await (config.serves === 'pages' ? startPages : startWhole)(config, logger, metrics);
  const metricsServer =
    config.metrics && metrics ? await serveMetrics(metrics, config.metrics, logger) : null;
  const close = createShutDown(app, metricsServer);
  closeOnSignal(app, close);
  await listen(app, config);
  surviveLostConnections(app);
  handleUncaughtErrors(logger, () => close(1));
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const readyMs = Math.round(performance.now());
  const named = config.serves === 'api' ? config.apiOrigin : config.siteOrigin;
  if (metricsServer) logger.info({ metrics: metricsServer.url }, 'metrics are served');
  logger.info({ url: named ?? `http://localhost:${port}`, readyMs }, 'listening');
}

/** Prints why the server can't run and exits. */
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
