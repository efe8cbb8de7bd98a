import { ApiError } from '@naad/api-contract';
import { SourceError } from '@naad/api-scripture/sources';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createLogger, describeError } from './createLogger.ts';

const SECRET = 'secretwords';

function thrownBy(action: () => unknown): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown.');
}

/** Errors that libraries throw for invalid input, each containing the input. */
const FOREIGN: Readonly<Record<string, unknown>> = {
  'new URL': thrownBy(() => new URL(`//${SECRET}`)),
  'JSON.parse': thrownBy(() => JSON.parse(`{"a":${SECRET}}`)),
  decodeURIComponent: thrownBy(() => decodeURIComponent(`%zz${SECRET}`)),
  zod: thrownBy(() => z.strictObject({}).parse({ [SECRET]: 1 })),
  'an SQL error': Object.assign(new Error(`duplicate key (email)=(${SECRET})`), {
    code: '23505',
    detail: `Key (email)=(${SECRET}) already exists.`,
    parameters: [SECRET],
  }),
  'an error with lines like a stack': new Error(`x\n    at ${SECRET} (/srv/a.ts:1:2)`),
  'an error with a name': Object.assign(new Error('x'), { name: `Error: ${SECRET}` }),
  'a cause': new Error('outer', { cause: new TypeError(SECRET) }),
  'several errors': new AggregateError([new Error(SECRET)], SECRET),
  'a text': SECRET,
  'an object': { message: SECRET },
};

function logOf(use: (logger: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  use(createLogger('trace', { write: (line) => lines.push(line) }));
  return lines.join('');
}

describe('createLogger', () => {
  it.each(Object.keys(FOREIGN))('logs %s without the input in its message', (name) => {
    const error = FOREIGN[name];
    const log = logOf((logger) => {
      logger.error({ err: error }, 'failed');
      logger.error({ err: error });
      if (error instanceof Error) logger.error(error);
      logger.child({ reqId: '1' }).warn({ err: error }, 'failed');
    });
    expect(log).toContain('"msg":"failed"');
    expect(log).not.toContain(SECRET);
  });

  it('logs class, code and location of an error', () => {
    const error = Object.assign(new RangeError(SECRET), { code: 'ERR_TOO_LARGE' });
    const described = describeError(error);
    expect(described).toMatchObject({ type: 'RangeError', code: 'ERR_TOO_LARGE' });
    expect(described).not.toHaveProperty('message');
    expect(described.stack).toMatch(/^ +at .*createLogger\.test\.ts:\d+:\d+/);
  });

  it('logs ids and messages that are fixed texts of this program', () => {
    expect(describeError(new ApiError('internal', SECRET))).toMatchObject({
      type: 'ApiError',
      id: 'internal',
    });
    expect(describeError(new SourceError('refused', 'Answered with 500.'))).toMatchObject({
      type: 'SourceError',
      reason: 'refused',
      message: 'Answered with 500.',
    });
  });

  it('limits the depth of circular causes', () => {
    const error = new Error('x');
    error.cause = error;
    expect(JSON.stringify(describeError(error)).length).toBeLessThan(20_000);
  });

  it("removes addresses quoted in a library's message", () => {
    const log = logOf((logger) => {
      logger.warn(`Reply was already sent in the "/a"${SECRET}?q=1" (GET) route?`);
      logger.info({ req: { method: 'GET', url: SECRET, host: SECRET, ip: SECRET } }, 'incoming');
    });
    expect(log).toContain('Reply was already sent');
    expect(log).toContain('"method":"GET"');
    expect(log).not.toContain(SECRET);
  });
});
