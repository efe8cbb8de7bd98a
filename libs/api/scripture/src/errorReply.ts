import { API_ERRORS, ApiError, type ApiErrorId, type ErrorResponse } from '@naad/api-contract';

/** An error response; it never contains a stack trace or a message from inside the process. */
export interface ErrorReply {
  readonly status: number;
  readonly body: ErrorResponse;
  /** True if the error is logged. */
  readonly isReportable: boolean;
}

/** What is wrong with a part of a request. */
export interface RequestFault {
  /** Keys from the part of the request to the value. */
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** A list of ten thousand items may have ten thousand faults. */
const MAX_DETAILS = 8;

/** @param text what happened; the message of the id by default */
export function errorReply(
  id: ApiErrorId,
  text: string = API_ERRORS[id].message,
  status: number = API_ERRORS[id].status,
): ErrorReply {
  return {
    status,
    body: { error: true, data: { error: text, id } },
    isReportable: API_ERRORS[id].isReportable,
  };
}

/** The response to a request that the route's schema refuses. */
export function malformedReply(
  faults: readonly RequestFault[],
  malformed: ApiErrorId = 'badRequest',
): ErrorReply {
  const details = faults.slice(0, MAX_DETAILS).map(({ path, message }) => `${path.join('/')}: ${message}`);
  return errorReply(malformed, `${details.join('; ')}.`);
}

/** The response to an error that a handler threw: that of the contract, or `internal`. */
export function thrownReply(error: unknown): ErrorReply {
  return error instanceof ApiError ? errorReply(error.id, error.message) : errorReply('internal');
}
