import path from 'node:path';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import { loadSearchEngine } from '@naad/gurbani-search/node';
import { readConfig } from '../src/config/index.ts';
import { createServer, type ServerParts } from '../src/createServer.ts';
import { createLogger } from '../src/logging/createLogger.ts';
import { createSources } from '../src/sources/createSources.ts';

/**
 * Opens a server for benchmarks in their own process: all of the scripture, no limits, no external sources.
 * @param dist folder of the build
 * @param parts additional parts; pages need a `reader`
 */
export async function openServer(
  dist: string,
  {
    level = 'silent',
    settings = {},
    ...parts
  }: Partial<Pick<ServerParts, 'reader' | 'addRoutes'>> & {
    level?: 'silent' | 'warn';
    settings?: Readonly<Record<string, string>>;
  } = {},
) {
  const corpus = await loadCorpus(path.join(dist, '@naad/gurbani-corpus'));
  const search = await loadSearchEngine(path.join(dist, '@naad/gurbani-search'), corpus);
  const config = readConfig(
    { NAAD_DIST: dist, RATE_LIMIT: 'off', LOG_LEVEL: level, HUKAMNAMA_ARCHIVE_URL: 'off', ...settings },
    dist,
  );
  const logger = createLogger(level);
  const sources = createSources({ config, corpus, packs: [], logger });
  return {
    corpus,
    server: await createServer({ config, corpus, search, sources, reader: null, logger, ...parts }),
  };
}
