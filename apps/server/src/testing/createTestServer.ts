import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import { loadSearchEngine } from '@naad/gurbani-search/node';
import { readConfig, type Config } from '../config/index.ts';
import { createServer, type ServerParts } from '../createServer.ts';
import type { ApiInstance } from '../http/apiInstance.ts';

const dist = fileURLToPath(new URL('../../../../dist/', import.meta.url));

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
  readonly logger?: ServerParts['logger'];
}

/** A server on the real scripture, not listening; without rate limits and site unless asked for. Close it after use. */
export async function createTestServer(options: TestServerOptions = {}): Promise<ApiInstance> {
  const config = { ...readConfig({ RATE_LIMIT: 'off', LOG_LEVEL: 'silent' }, dist), ...options.config };
  return createServer({
    ...(await loadScripture()),
    config,
    reader: options.reader ?? null,
    logger: options.logger ?? pino({ level: 'silent' }),
  });
}
