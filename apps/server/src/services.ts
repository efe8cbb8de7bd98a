import type { FastifyRequest } from 'fastify';
import type { ScriptureServices } from '@naad/api-scripture';
import type { Accounts } from './accounts/index.ts';
import type { ComponentHealth } from './components/componentHealth.ts';
import type { Config } from './config/index.ts';
import type { Metrics } from './features/metrics/createMetrics.ts';
import type { AddressReader } from './http/clientAddress.ts';
import type { SiteFiles } from './site-files/index.ts';
import type { Sources } from './sources/createSources.ts';

/** Dependencies of the scripture's routes, as the server has them. */
export interface ServerScripture extends ScriptureServices {
  readonly config: Config;
  readonly sources: Sources;
  readonly health: ComponentHealth;
  readonly siteFiles: SiteFiles;
}

/** Dependencies of the routes, created once at startup. */
export interface Services extends ServerScripture {
  /** Users and their data. */
  readonly accounts: Accounts;
  /** Reads the client's address; nothing else may read it from a request. */
  readonly addressOf: AddressReader;
  /** The external request that caused this one: limits count a page's API calls against its visitor. */
  readonly visitorOf: (request: FastifyRequest) => FastifyRequest;
  /** Waits until a response of this many lines may be prepared; a short one doesn't wait. */
  readonly prepareLines: (request: FastifyRequest, lines: number) => Promise<void>;
  /** Runs long work for a request in steps, in turns with that of other visitors. */
  readonly runSteps: <Step>(
    request: FastifyRequest,
    start: (spentMs: () => number) => Iterable<Step>,
  ) => Promise<Step[]>;
  /** Absolute origin of the site for a request, without a trailing slash. */
  readonly origin: (request: FastifyRequest) => string;
  /** Absolute origin of the API for a request; the site's own unless it is configured. */
  readonly apiOrigin: (request: FastifyRequest) => string;
  /** Null unless the operator turned metrics on. */
  readonly metrics: Metrics | null;
}

/** Dependencies of the routes that need no scripture, which the `pages` process serves too. */
export type SiteServices = Pick<
  Services,
  'config' | 'siteFiles' | 'health' | 'addressOf' | 'visitorOf' | 'origin' | 'apiOrigin' | 'metrics'
>;
