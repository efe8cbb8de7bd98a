import { TransportError } from '@naad/api-client';
import { ApiError } from '@naad/api-contract';
import type { Message } from '../routeResult.ts';

/** What to say of a load that failed: no answer in time, no answer one can use, or a fault of our own. */
export function failureMessage(error: unknown): Message {
  if (error instanceof TransportError) return { id: error.reason === 'timeout' ? 'timeout' : 'failedLoad' };
  return { id: error instanceof ApiError ? 'failedLoad' : 'failure' };
}
