import { hasZodFastifySchemaValidationErrors } from '@fastify/type-provider-zod';
import { isTransportError } from '@naad/api-client';
import { API_ERRORS, ApiError, type ApiErrorId } from '@naad/api-contract';
import { type ErrorReply, errorReply, malformedReply, thrownReply } from '@naad/api-scripture';

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
  if (error instanceof ApiError) return thrownReply(error);
  if (hasZodFastifySchemaValidationErrors(error)) {
    const faults = error.validation.map(({ instancePath, message = '' }) => ({
      path: [instancePath.slice(1)],
      message,
    }));
    return malformedReply(faults, malformed);
  }
  const status = statusOf(error);
  if (status === 404) return errorReply('notFound');
  if (status >= 400 && status < 500) {
    return errorReply('badRequest', TEXT_BY_STATUS[status], status);
  }
  return thrownReply(error);
}
