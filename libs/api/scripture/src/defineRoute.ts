import type { ApiErrorId } from '@naad/api-contract';
import type * as z from 'zod';
import type { Pace } from './mapInTurns.ts';
import type { ScriptureServices } from './scriptureServices.ts';
import type { Awaitable } from './sources/providerChain.ts';

type Schema = z.core.$ZodType;

/** The schemas of a route, and its description for OpenAPI. */
export interface RouteSchema {
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly params?: Schema;
  readonly querystring?: Schema;
  readonly body?: Schema;
  /** Answers by status. */
  readonly response: Readonly<Record<number, Schema>>;
}

type Parsed<S extends RouteSchema, Part extends keyof RouteSchema> =
  S extends Readonly<Record<Part, infer Found extends Schema>> ? z.output<Found> : unknown;

type Answer<S extends RouteSchema> =
  S extends Readonly<{ response: Readonly<Record<200, infer Found extends Schema>> }>
    ? z.output<Found> & object
    : object;

/** How a handler works with the process that runs it. */
export interface RequestHost {
  /** Absolute address of the request. */
  readonly url: string;
  /** Absolute address that the paths of the API are below. */
  readonly apiBase: string;
  /** Yields to other work; one for the whole answer. */
  readonly pace: Pace;
  /** Waits until an answer of this many lines may be prepared; a short one doesn't wait. */
  prepareLines(lines: number): Promise<void>;
  /**
   * Runs long work in steps of a few milliseconds, in turns with that of others.
   * @param start its `spentMs` returns the milliseconds of work so far
   */
  runSteps<Step>(start: (spentMs: () => number) => Iterable<Step>): Promise<Step[]>;
}

/** A request whose parts passed the route's schema. */
export interface RouteRequest<S extends RouteSchema> extends RequestHost {
  readonly params: Parsed<S, 'params'>;
  readonly query: Parsed<S, 'querystring'>;
  readonly body: Parsed<S, 'body'>;
}

/**
 * How long an answer may be cached: `scripture` until a deployment, `hukamnama` and `source` may be corrected, `latest`
 * and `capabilities` may change at any time, `none` differs each time.
 */
export type Caching = 'scripture' | 'source' | 'hukamnama' | 'latest' | 'capabilities' | 'none';

/** A route of the API as data, so that a server and a browser can run it. */
export interface Route<S extends RouteSchema = RouteSchema> {
  readonly method: 'GET' | 'POST';
  /** Below the API's prefix; `:name` is a parameter. */
  readonly path: string;
  readonly schema: S;
  /** The rate limit that counts its requests. */
  readonly limit: 'search' | 'quotes' | 'other';
  /** The budget of processor time that its work is charged to; none by default. */
  readonly budget?: 'searches';
  /** Error id for a request that the schema refuses; `badRequest` by default. */
  readonly malformed?: ApiErrorId;
  /** Maximum bytes of the body; that of the server by default. */
  readonly bodyBytes?: number;
  /** True if an address has the same answer until the day in Amritsar ends, so that a server may remember it. */
  readonly isSameAllDay?: boolean;
  /** @throws ApiError */
  handle(services: ScriptureServices, request: RouteRequest<S>): Awaitable<Answer<S>>;
  /** `scripture` by default. */
  caching?(answer: Answer<S>): Caching;
}

/** Checks a route's handler against its schema. */
export function defineRoute<const S extends RouteSchema>(route: Route<S>): Route {
  return route as Route;
}
