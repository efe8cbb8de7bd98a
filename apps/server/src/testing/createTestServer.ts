import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import { loadSearchEngine } from '@naad/gurbani-search/node';
import { readConfig, type Config } from '../config/index.ts';
import { createServer, type ServerParts } from '../createServer.ts';
import { createLogger } from '../logging/createLogger.ts';
import { createSources, type Sources } from '../sources/createSources.ts';
import type { ApiInstance } from '../http/apiInstance.ts';

export const dist = process.env['NAAD_DIST'] ?? fileURLToPath(new URL('../../../../dist/', import.meta.url));

async function load() {
  const corpus = await loadCorpus(path.join(dist, '@naad/gurbani-corpus'));
  return { corpus, search: await loadSearchEngine(path.join(dist, '@naad/gurbani-search'), corpus) };
}

let loaded: ReturnType<typeof load> | null = null;

/** Loads the built scripture and its search engine; cached, since nothing changes them. */
export function loadScripture(): ReturnType<typeof load> {
  loaded ??= load();
  return loaded;
}

interface TestServerOptions {
  readonly config?: Partial<Config>;
  readonly reader?: ServerParts['reader'];
  readonly frontEnds?: NonNullable<ServerParts['frontEnds']>;
  readonly embed?: ServerParts['embed'];
  readonly accounts?: NonNullable<ServerParts['accounts']>;
  readonly health?: NonNullable<ServerParts['health']>;
  readonly now?: NonNullable<ServerParts['now']>;
  readonly siteFiles?: NonNullable<ServerParts['siteFiles']>;
  readonly metrics?: NonNullable<ServerParts['metrics']>;
  readonly logger?: ServerParts['logger'];
  /** By default only the scripture itself. */
  readonly sources?: Sources;
}

/**
 * Creates a server with the real scripture that doesn't listen; by default without rate limits and site. Close it
 * after use.
 */
export async function createTestServer(options: TestServerOptions = {}): Promise<ApiInstance> {
  const environment = {
    NAAD_DIST: dist,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
    HUKAMNAMA_ARCHIVE_URL: 'off',
  };
  const config = { ...readConfig(environment, dist), ...options.config };
  const logger = options.logger ?? createLogger('silent');
  const scripture = await loadScripture();
  return createServer({
    ...scripture,
    sources: options.sources ?? createSources({ config, corpus: scripture.corpus, packs: [], logger }),
    config,
    ...(options.siteFiles && { siteFiles: options.siteFiles }),
    reader: options.reader ?? null,
    frontEnds: options.frontEnds ?? [],
    ...(options.accounts && { accounts: options.accounts }),
    ...(options.health && { health: options.health }),
    ...(options.now && { now: options.now }),
    ...(options.metrics && { metrics: options.metrics }),
    embed: options.embed ?? null,
    logger,
  });
}
