import { createShabadOrder } from '@naad/api-scripture/presenters';
import { createVerseIds } from '@naad/api-scripture/sources';
import type { Corpus } from '@naad/gurbani-corpus';
import { createMerklePaths, lineHash } from '@naad/gurbani-corpus/node';
import { createQuoteChecker } from '@naad/gurbani-quotes';
import type { SearchEngine } from '@naad/gurbani-search';
import { type ComponentHealth, READY } from './components/componentHealth.ts';
import type { Config } from './config/index.ts';
import type { ServerScripture } from './services.ts';
import { NO_SITE_FILES, type SiteFiles } from './site-files/index.ts';
import type { Sources } from './sources/createSources.ts';
import { version } from './version.ts';

export interface ScriptureParts {
  readonly config: Config;
  readonly corpus: Corpus;
  readonly search: SearchEngine;
  readonly sources: Sources;
  /** Health of the components; those left out aren't reported. */
  readonly health?: ComponentHealth;
  /** The operator's content for all visitors; none by default. */
  readonly siteFiles?: SiteFiles;
}

/** Creates the dependencies of the scripture's routes. */
export function createScriptureServices(parts: ScriptureParts): ServerScripture {
  const { config, corpus, search, sources } = parts;
  return {
    config,
    version,
    corpus,
    search,
    quotes: createQuoteChecker(corpus, search),
    order: createShabadOrder(corpus),
    sources,
    verseIds: createVerseIds(corpus, sources.verseIds),
    hashes: {
      ofLine: (unicode) => lineHash(unicode).toString('hex'),
      pathsOf: createMerklePaths,
    },
    health: { scripture: () => READY, ...sources.health, ...parts.health },
    siteFiles: parts.siteFiles ?? NO_SITE_FILES,
  };
}
