import { ApiError, type ApiErrorId } from '@naad/api-contract';

/**
 * A whole number of an address, from 1.
 *
 * @param refusal what anything else is answered with
 * @throws ApiError
 */
export function parseNumber(text: string, refusal: ApiErrorId): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (number < 1) throw new ApiError(refusal);
  return number;
}
