import { hasZodFastifySchemaValidationErrors } from '@fastify/type-provider-zod';
import { isTransportError } from '@naad/api-client';
import { API_ERRORS, ApiError, type ApiErrorId, type ErrorResponse } from '@naad/api-contract';

/** An error response; it never contains a stack trace or a message from inside the server. */
export interface ErrorReply {
  readonly status: number;
  readonly body: ErrorResponse;
  /** True if the error is logged. */
  readonly isReportable: boolean;
}

/** Messages for errors of the HTTP layer. */
const TEXT_BY_STATUS: Readonly<Record<number, string>> = {
  400: 'This address is invalid.',
  403: 'This address is not available.',
  405: 'This method is not allowed.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'This type of request body is not supported.',
  416: 'The requested range does not exist.',
};

/** A list of ten thousand items may have ten thousand faults. */
const MAX_DETAILS = 8;

function answer(id: ApiErrorId, status: number, text: string): ErrorReply {
  return {
    status,
    body: { error: true, data: { error: text, id } },
    isReportable: API_ERRORS[id].isReportable,
  };
}

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500;
  const { statusCode } = error;
  return typeof statusCode === 'number' ? statusCode : 500;
}

/**
 * True where the operator should hear of an error. Matches by id: the reader's bundle has its own `ApiError` class. An API
 * that doesn't answer is logged once, by its watch.
 */
export function isReportable(error: unknown): boolean {
  if (isTransportError(error)) return error.reason === 'malformed';
  if (!(error instanceof Error) || !('id' in error)) return true;
  const { id } = error;
  return typeof id !== 'string' || !isApiErrorId(id) || API_ERRORS[id].isReportable;
}

const isApiErrorId = (id: string): id is ApiErrorId => Object.hasOwn(API_ERRORS, id);

/**
 * Converts anything thrown into an error response.
 * @param malformed error id for a request that the route's schema refuses
 */
export function toErrorResponse(error: unknown, malformed: ApiErrorId = 'badRequest'): ErrorReply {
  if (error instanceof ApiError) return answer(error.id, error.status, error.message);
  if (hasZodFastifySchemaValidationErrors(error)) {
    const details = error.validation
      .slice(0, MAX_DETAILS)
      .map(({ instancePath, message }) => `${instancePath.slice(1)}: ${message}`);
    return answer(malformed, API_ERRORS[malformed].status, `${details.join('; ')}.`);
  }
  const status = statusOf(error);
  if (status === 404) return answer('notFound', status, API_ERRORS.notFound.message);
  if (status >= 400 && status < 500) {
    return answer('badRequest', status, TEXT_BY_STATUS[status] ?? API_ERRORS.badRequest.message);
  }
  return answer('internal', API_ERRORS.internal.status, API_ERRORS.internal.message);
}
