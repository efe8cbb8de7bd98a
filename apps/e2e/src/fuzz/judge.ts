import { API_ERRORS } from '@naad/api-contract';
import type { FuzzRequest } from './fuzzRequest.ts';
import type { Exchange, FuzzResponse } from './openConnection.ts';

/** The check that found a failure. */
export type Detector =
  | 'server error'
  | 'no response'
  | 'cost'
  | 'memory'
  | 'secret in the log'
  | 'error in the log'
  | 'crash'
  | 'canary';

/** A failed check. */
export interface Finding {
  readonly detector: Detector;
  readonly summary: string;
}

/** Server errors that are allowed where the route's contract names the status. */
const ALLOWED_ERRORS: readonly { readonly status: number; readonly id: string }[] = [
  // An upstream doesn't respond.
  { status: 503, id: 'sourceUnavailable' },
  // Too many passwords are being hashed at once.
  { status: 503, id: 'loginsBusy' },
];
/** oEmbed requires 501 for an unsupported format. */
const ALLOWED_STATUSES = [501];

function errorIdOf({ start }: FuzzResponse): string {
  return /"id":"(\w+)"/.exec(start.toString('latin1'))?.[1] ?? '';
}

function isAllowed(request: FuzzRequest, response: FuzzResponse): boolean {
  const { status } = response;
  const id = errorIdOf(response);
  const isCatalogued = Object.hasOwn(API_ERRORS, id) && request.statuses.includes(status);
  return (
    (isCatalogued && ALLOWED_ERRORS.some((each) => each.status === status && each.id === id)) ||
    (ALLOWED_STATUSES.includes(status) && request.statuses.includes(status))
  );
}

/** Finds everything wrong with an exchange. */
export function judge(request: FuzzRequest, { responses, end }: Exchange): Finding[] {
  const errors = responses
    .filter((response) => response.status >= 500 && !isAllowed(request, response))
    .map((response): Finding => ({
      detector: 'server error',
      summary: `${String(response.status)} ${errorIdOf(response)}`.trim(),
    }));
  if (end === 'answered') return errors;
  const summaries = {
    ended: `the connection ended after ${String(responses.length)} of ${String(request.expectedResponses.length)} responses`,
    silent: 'no response within the time limit',
    garbled: 'the response is not HTTP',
  } as const;
  return [...errors, { detector: 'no response', summary: summaries[end] }];
}
