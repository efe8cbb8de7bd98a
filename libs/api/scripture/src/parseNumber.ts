import { ApiError, type ApiErrorId } from '@naad/api-contract';

/**
 * Parses a positive whole number from an address.
 * @param refusal error id for anything else
 * @throws ApiError
 */
export function parseNumber(text: string, refusal: ApiErrorId): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (number < 1) throw new ApiError(refusal);
  return number;
}
