import { isApiErrorId } from '@naad/api-contract';
import { SourceError } from '@naad/api-scripture/sources';
import { type DestinationStream, type Logger, pino } from 'pino';
import { type Config, ConfigError } from '../config/index.ts';

/**
 * An error as logged. Foreign messages are omitted, because `new URL`, SQL, zod and JSON include the input in
 * theirs.
 */
interface DescribedError {
  /** Class name, or the type of a thrown value that isn't an error. */
  readonly type: string;
  /** Id in the error catalog. */
  readonly id?: string;
  /** Code of Node, a library or SQL: `ECONNREFUSED`, `FST_ERR_VALIDATION`, `23505`. */
  readonly code?: string;
  /** Why an external source failed. */
  readonly reason?: string;
  /** Only for classes whose messages are fixed texts of this program. */
  readonly message?: string;
  /** Functions and code locations, one per line. */
  readonly stack?: string;
  readonly cause?: DescribedError;
  /** The errors of an AggregateError. */
  readonly errors?: readonly DescribedError[];
}

/** Limits on nested causes and errors; deeper ones add nothing. */
const MAX_DEPTH = 4;
const MAX_ERRORS = 4;
const MAX_LINES = 30;

const NAME = /^[\w$]{1,60}$/;
const CODE = /^[A-Z\d][A-Z\d_]{1,59}$/;
/** `at load (file:///srv/main.js:1:2)`, `at async /srv/main.js:1:2`, `at new Map (<anonymous>)`. */
const LOCATION =
  /^\s+at (?:[\w$.#<>[\]]+ ){0,4}\(?(?:<anonymous>|native|(?:file:\/\/|node:)?[\w$@./\\:+~-]+:\d+:\d+)\)?$/;

/** Reduces a thrown value to parts that contain no visitor input: class, codes and code locations. */
export function describeError(error: unknown): DescribedError {
  return describe(error, 0);
}

function describe(error: unknown, depth: number): DescribedError {
  if (!(error instanceof Error)) return { type: error === null ? 'null' : typeof error };
  const { id, code, errors } = error as { id?: unknown; code?: unknown; errors?: unknown };
  const stack = locations(error);
  const isTooDeep = depth >= MAX_DEPTH;
  return {
    type: NAME.test(error.name) ? error.name : 'Error',
    ...(typeof id === 'string' && isApiErrorId(id) && { id }),
    ...(typeof code === 'string' && CODE.test(code) && { code }),
    ...(error instanceof SourceError && { reason: error.reason }),
    ...(hasOwnMessage(error) && { message: error.message }),
    ...(stack !== '' && { stack }),
    ...(error.cause !== undefined && !isTooDeep && { cause: describe(error.cause, depth + 1) }),
    ...(Array.isArray(errors) &&
      !isTooDeep && { errors: errors.slice(0, MAX_ERRORS).map((each) => describe(each, depth + 1)) }),
  };
}

function hasOwnMessage(error: Error): boolean {
  return error instanceof SourceError || error instanceof ConfigError;
}

/** The stack without its first lines, which repeat the message. */
function locations({ stack = '', message }: Error): string {
  const start = message === '' ? -1 : stack.indexOf(message);
  const rest = start === -1 ? stack : stack.slice(start + message.length);
  return rest
    .split('\n')
    .filter((line) => LOCATION.test(line))
    .slice(0, MAX_LINES)
    .join('\n');
}

/** Quoted text in a message, because libraries quote addresses. */
const QUOTED = /".*"/s;

function isError(value: unknown): boolean {
  return value instanceof Error || (typeof value === 'object' && value !== null && 'err' in value);
}

/**
 * Creates the process's log: one JSON object per line. Errors are reduced by {@link describeError} and
 * requests to their method; no line contains the message of a foreign error or the address of a request.
 * @param destination standard output by default
 */
export function createLogger(level: Config['logLevel'], destination?: DestinationStream): Logger {
  const options = {
    level,
    serializers: {
      err: describeError,
      // Fastify's own serializer would add the address, the host and the visitor's IP address.
      req: ({ method }: { method?: string }) => ({ method }),
      res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
    },
    hooks: {
      logMethod(this: Logger, args: Parameters<Logger['info']>, method: Logger['info']) {
        const [first, second] = args as [unknown, unknown];
        // Without a message, pino uses the error's.
        const message =
          typeof first === 'string' ? first : (second ?? (isError(first) ? 'error' : undefined));
        const text = typeof message === 'string' ? message.replace(QUOTED, '"…"') : undefined;
        method.call(this, typeof first === 'string' ? {} : (first as object), text);
      },
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
