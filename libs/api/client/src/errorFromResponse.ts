import { ApiError, ErrorResponse, isApiErrorId } from '@naad/api-contract';
import { TransportError } from './httpTransport.ts';

/** Creates the error for an error response; a response outside the contract isn't from the API. */
export function errorFromResponse(status: number, body: unknown, path: string): ApiError | TransportError {
  const parsed = ErrorResponse.safeParse(body);
  if (parsed.success && isApiErrorId(parsed.data.data.id)) {
    return new ApiError(parsed.data.data.id, parsed.data.data.error);
  }
  if (status === 429) return new ApiError('tooManyRequests');
  return new TransportError(
    'malformed',
    `Answered ${String(status)} without an error of the contract: ${path}`,
  );
}
