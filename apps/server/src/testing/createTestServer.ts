import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import { loadSearchEngine } from '@naad/gurbani-search/node';
import { readConfig, type Config } from '../config/index.ts';
import { createServer, type ServerParts } from '../createServer.ts';
import { createSources, type Sources } from '../sources/index.ts';
import type { ApiInstance } from '../http/apiInstance.ts';

const dist = process.env['NAAD_DIST'] ?? fileURLToPath(new URL('../../../../dist/', import.meta.url));

async function load() {
  const corpus = await loadCorpus(path.join(dist, '@naad/gurbani-corpus'));
  return { corpus, search: await loadSearchEngine(path.join(dist, '@naad/gurbani-search'), corpus) };
}

let loaded: ReturnType<typeof load> | null = null;

/** The whole scripture and its search, as built; loaded once, since nothing changes it. */
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
  readonly now?: NonNullable<ServerParts['now']>;
  readonly siteFiles?: NonNullable<ServerParts['siteFiles']>;
  readonly logger?: ServerParts['logger'];
  /** None but those of the scripture itself unless given. */
  readonly sources?: Sources;
}

/** A server on the real scripture, not listening; without rate limits and site unless asked for. Close it after use. */
export async function createTestServer(options: TestServerOptions = {}): Promise<ApiInstance> {
  const environment = {
    NAAD_DIST: dist,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
    HUKAMNAMA_ARCHIVE_URL: 'off',
  };
  const config = { ...readConfig(environment, dist), ...options.config };
  const logger = options.logger ?? pino({ level: 'silent' });
  const scripture = await loadScripture();
  return createServer({
    ...scripture,
    sources: options.sources ?? createSources({ config, corpus: scripture.corpus, packs: [], logger }),
    config,
    ...(options.siteFiles && { siteFiles: options.siteFiles }),
    reader: options.reader ?? null,
    frontEnds: options.frontEnds ?? [],
    ...(options.accounts && { accounts: options.accounts }),
    ...(options.now && { now: options.now }),
    embed: options.embed ?? null,
    logger,
  });
}
