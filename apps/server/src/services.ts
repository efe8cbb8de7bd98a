import type { FastifyRequest } from 'fastify';
import type { Corpus } from '@naad/gurbani-corpus';
import type { QuoteChecker } from '@naad/gurbani-quotes';
import type { SearchEngine } from '@naad/gurbani-search';
import type { Accounts } from './accounts/index.ts';
import type { Config } from './config/index.ts';
import type { ShabadOrder } from './presenters/index.ts';
import type { SiteFiles } from './site-files/index.ts';
import type { Sources } from './sources/index.ts';

/** What routes work with, made once at start. */
export interface Services {
  readonly config: Config;
  readonly corpus: Corpus;
  readonly search: SearchEngine;
  /** Says whether a text is scripture. */
  readonly quotes: QuoteChecker;
  readonly order: ShabadOrder;
  /** What there is beside the scripture. */
  readonly sources: Sources;
  /** Who has an account, and what belongs to it. */
  readonly accounts: Accounts;
  /** What the operator says and shows to everybody. */
  readonly siteFiles: SiteFiles;
  /** Absolute address of the site for a request, without a trailing slash. */
  readonly origin: (request: FastifyRequest) => string;
}
