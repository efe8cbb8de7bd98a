import { hasZodFastifySchemaValidationErrors } from '@fastify/type-provider-zod';
import { API_ERRORS, ApiError, type ApiErrorId, type ErrorResponse } from '@naad/api-contract';

/** How an error is answered: never with a stack, nor with words that came from inside the server. */
export interface ErrorAnswer {
  readonly status: number;
  readonly body: ErrorResponse;
  /** True where an operator should hear of it. */
  readonly isReportable: boolean;
}

/** What HTTP itself may find wrong with a request before a route sees it. */
const TEXT_OF_STATUS: Readonly<Record<number, string>> = {
  400: 'The address is malformed.',
  403: 'This address is not served.',
  405: 'The method is not allowed here.',
  413: 'The body of the request is too large.',
  414: 'The address is too long.',
  415: 'The body of the request is of a type that is not understood.',
  416: 'The range asked for is not there.',
};

function answer(id: ApiErrorId, status: number, text: string): ErrorAnswer {
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
 * The one place where what was thrown becomes what is answered.
 *
 * @param malformed the catalogue's id for a request that the route's schema refuses
 */
export function errorAnswer(error: unknown, malformed: ApiErrorId = 'badRequest'): ErrorAnswer {
  if (error instanceof ApiError) return answer(error.id, error.status, error.message);
  if (hasZodFastifySchemaValidationErrors(error)) {
    const details = error.validation.map(
      ({ instancePath, message }) => `${instancePath.slice(1)}: ${message}`,
    );
    return answer(malformed, API_ERRORS[malformed].status, `${details.join('; ')}.`);
  }
  const status = statusOf(error);
  if (status === 404) return answer('notFound', status, API_ERRORS.notFound.message);
  if (status >= 400 && status < 500) {
    return answer('badRequest', status, TEXT_OF_STATUS[status] ?? API_ERRORS.badRequest.message);
  }
  return answer('internal', API_ERRORS.internal.status, API_ERRORS.internal.message);
}
