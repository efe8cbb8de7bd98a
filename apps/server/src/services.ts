import type { FastifyRequest } from 'fastify';
import type { Corpus } from '@naad/gurbani-corpus';
import type { SearchEngine } from '@naad/gurbani-search';
import type { Config } from './config/index.ts';
import type { ShabadOrder } from './presenters/index.ts';

/** What routes work with, made once at start. */
export interface Services {
  readonly config: Config;
  readonly corpus: Corpus;
  readonly search: SearchEngine;
  readonly order: ShabadOrder;
  /** Absolute address of the site for a request, without a trailing slash. */
  readonly origin: (request: FastifyRequest) => string;
}
