import type { FastifyRequest } from 'fastify';
import { ApiError } from '@naad/api-contract';
import { createCostLimiter } from './costLimit.ts';

/** Shorter responses are prepared in one or two turns of the event loop. */
const LONG_FROM_LINES = 500;
/** Total processor time of a line in milliseconds: 0.05 as JSON, 0.17 in a page with every field. */
const MS_PER_LINE = 0.1;
/** Each holds tens of megabytes until it is sent, and they share the event loop. */
export const LONG_RESPONSE_LIMITS = { concurrent: 2, waiting: 100 } as const;
const TOO_MANY = 'The site is busy. Try again in a minute.';

/** Limits concurrent long responses, and those of each address. Short ones never wait. */
export interface LongResponses {
  /**
   * Waits until a response of this many lines may be prepared. Another response for the same page doesn't
   * wait.
   * @throws ApiError `tooManyRequests` if the address has spent its budget or too many responses are waiting
   */
  begin(request: FastifyRequest, lines: number): Promise<void>;
  /** Releases the slot. Does nothing for a request without one. */
  end(request: FastifyRequest): void;
}

export interface LongResponsesOptions {
  /** The external request that a response is prepared for. */
  readonly ownerOf: (request: FastifyRequest) => FastifyRequest;
  /** The key its budget is counted by. */
  readonly keyOf: (owner: FastifyRequest) => string;
  /** Null for no limit. */
  readonly budgetMsPerMinute: number | null;
}

export function createLongResponses({
  ownerOf,
  keyOf,
  budgetMsPerMinute,
}: LongResponsesOptions): LongResponses {
  const limits = LONG_RESPONSE_LIMITS;
  const limiter = createCostLimiter({ budgetMsPerMinute });
  const active = new Set<FastifyRequest>();
  const waiting: { readonly owner: FastifyRequest; readonly start: () => void }[] = [];
  return {
    async begin(request, lines) {
      const owner = ownerOf(request);
      if (lines < LONG_FROM_LINES || active.has(owner)) return;
      const key = keyOf(owner);
      limiter.assertWithinBudget(key);
      if (active.size >= limits.concurrent && waiting.length >= limits.waiting)
        throw new ApiError('tooManyRequests', TOO_MANY);
      limiter.charge(key, lines * MS_PER_LINE);
      if (active.size < limits.concurrent) {
        active.add(owner);
        return;
      }
      await new Promise<void>((start) => waiting.push({ owner, start }));
    },
    end(request) {
      if (!active.delete(request)) return;
      const next = waiting.shift();
      if (!next) return;
      active.add(next.owner);
      next.start();
    },
  };
}
