import { type ApiAnswer, ApiError, type ApiTransport } from '@naad/api-contract';
import { AbsentPackError, PackError } from '@naad/gurbani-corpus';
import * as z from 'zod';
import { createRouteFinder } from './createRouteFinder.ts';
import type { RequestHost, Route, RouteSchema } from './defineRoute.ts';
import { type ErrorReply, errorReply, malformedReply, thrownReply } from './errorReply.ts';
import type { Pace } from './mapInTurns.ts';
import { parseQueryString } from './queryString.ts';
import { scriptureRoutes } from './scriptureRoutes.ts';
import type { ScriptureServices } from './scriptureServices.ts';

export interface LocalApiOptions {
  /** Absolute address that the paths of the API are below, for addresses in answers. */
  readonly base: string;
  /** Resolves in a later turn of the event loop. */
  readonly nextTurn: () => Promise<void>;
  /** Reports an error that isn't in the contract. */
  readonly onFailure: (error: unknown) => void;
  /** Opens a pack that an answer lacks, after which it is prepared again; false if there is none. Packs are open by default. */
  readonly openPack?: (name: string) => Promise<boolean>;
}

/** Milliseconds of work before other work gets a turn. */
const SLICE_MS = 10;
const ABSENT_PACK = 'The data for this is not on this device.';

function createPace(nextTurn: () => Promise<void>): Pace {
  let sliceStart = Date.now();
  return () => {
    if (Date.now() - sliceStart < SLICE_MS) return undefined;
    return nextTurn().then(() => {
      sliceStart = Date.now();
    });
  };
}

/** A device works for one visitor, so nothing is limited. */
function hostOf(path: string, { base, nextTurn }: LocalApiOptions): RequestHost {
  const pace = createPace(nextTurn);
  return {
    url: base + path,
    apiBase: base,
    pace,
    prepareLines: () => Promise.resolve(),
    async runSteps(start) {
      const done = [];
      for (const step of start(() => 0)) {
        done.push(step);
        await pace();
      }
      return done;
    },
  };
}

/** What a request carries, before its route's schema has parsed it. */
type Parts = Readonly<Record<'params' | 'body' | 'querystring', unknown>>;

/** Parses the parts of a request in the server's order: the first with a fault decides the answer. */
function parseParts(schema: RouteSchema, given: Parts): Parts | { readonly faults: z.core.$ZodIssue[] } {
  const parsed = { ...given };
  for (const part of ['params', 'body', 'querystring'] as const) {
    if (!schema[part]) continue;
    const result = z.safeParse(schema[part], given[part]);
    if (!result.success) return { faults: result.error.issues };
    parsed[part] = result.data;
  }
  return parsed;
}

async function answer(
  services: ScriptureServices,
  route: Route,
  given: Parts,
  host: RequestHost,
): Promise<ApiAnswer> {
  const parts = parseParts(route.schema, given);
  if ('faults' in parts) return malformedReply(parts.faults, route.malformed);
  const { params, body, querystring: query } = parts;
  return { status: 200, body: await route.handle(services, { params, query, body, ...host }) };
}

function replyTo(error: unknown): ErrorReply {
  if (error instanceof URIError) return errorReply('badRequest', 'This address is invalid.');
  if (error instanceof PackError) return errorReply('sourceUnavailable', ABSENT_PACK);
  return thrownReply(error);
}

/**
 * Creates an API that answers in this process from the scripture in memory: the routes of the server, with its statuses
 * and bodies, in NFC. An answer that needs a pack that isn't loaded is `sourceUnavailable`; addresses of other routes
 * don't exist.
 */
export function createLocalApi(services: ScriptureServices, options: LocalApiOptions): ApiTransport {
  const findRoute = createRouteFinder(scriptureRoutes);

  /** Answers, opening one pack after another until none is lacking. */
  async function answerFromPacks(route: Route, given: Parts, host: RequestHost): Promise<ApiAnswer> {
    const { openPack } = options;
    if (!openPack) return answer(services, route, given, host);
    const opened = new Set<string>();
    for (;;) {
      try {
        return await answer(services, route, given, host);
      } catch (error) {
        if (!(error instanceof AbsentPackError) || opened.has(error.pack)) throw error;
        opened.add(error.pack);
        if (!(await openPack(error.pack))) throw error;
      }
    }
  }

  return async (path, body) => {
    try {
      const [address = '', querystring = ''] = path.split(/[?#]/, 2);
      const found = findRoute(body ? 'POST' : 'GET', address);
      if (!found) throw new ApiError('notFound');
      const given = { params: found.params, body, querystring: parseQueryString(querystring) };
      const { status, body: answered } = await answerFromPacks(found.route, given, hostOf(path, options));
      return { status, body: answered, isInProcess: true };
    } catch (error) {
      const { status, body: refusal, isReportable } = replyTo(error);
      if (isReportable) options.onFailure(error);
      return { status, body: refusal, isInProcess: true };
    }
  };
}
