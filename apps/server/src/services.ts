import type { FastifyRequest } from 'fastify';
import type { Corpus } from '@naad/gurbani-corpus';
import type { QuoteChecker } from '@naad/gurbani-quotes';
import type { SearchEngine } from '@naad/gurbani-search';
import type { Accounts } from './accounts/index.ts';
import type { ComponentHealth } from './components/componentHealth.ts';
import type { Config } from './config/index.ts';
import type { AddressReader } from './http/clientAddress.ts';
import type { ShabadOrder } from './presenters/presentShabad.ts';
import type { SiteFiles } from './site-files/index.ts';
import type { Sources } from './sources/createSources.ts';
import type { VerseIds } from './sources/createVerseIds.ts';

/** Dependencies of the routes, created once at startup. */
export interface Services {
  readonly config: Config;
  readonly corpus: Corpus;
  readonly search: SearchEngine;
  /** Checks if text is scripture. */
  readonly quotes: QuoteChecker;
  readonly order: ShabadOrder;
  /** Data besides the scripture. */
  readonly sources: Sources;
  /** Verse ids of existing clients. */
  readonly verseIds: VerseIds;
  /** Users and their data. */
  readonly accounts: Accounts;
  /** Current state of each component. */
  readonly health: ComponentHealth;
  /** The operator's content for all visitors. */
  readonly siteFiles: SiteFiles;
  /** Reads the client's address; nothing else may read it from a request. */
  readonly addressOf: AddressReader;
  /** The external request that caused this one: limits count a page's API calls against its visitor. */
  readonly visitorOf: (request: FastifyRequest) => FastifyRequest;
  /** Waits until a response of this many lines may be prepared; a short one doesn't wait. */
  readonly prepareLines: (request: FastifyRequest, lines: number) => Promise<void>;
  /** Absolute origin of the site for a request, without a trailing slash. */
  readonly origin: (request: FastifyRequest) => string;
  /** Absolute origin of the API for a request; the site's own unless it is configured. */
  readonly apiOrigin: (request: FastifyRequest) => string;
}

/** Dependencies of the routes that need no scripture, which the `pages` process serves too. */
export type SiteServices = Pick<
  Services,
  'config' | 'siteFiles' | 'health' | 'addressOf' | 'visitorOf' | 'origin' | 'apiOrigin'
>;
