import * as z from 'zod';
import { ApiError } from '@naad/api-contract';

/** Parameters by name; of one that is given twice the last counts. Never throws: what is not percent-encoded well stays as it is. */
export function parseQueryString(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

/** A whole number as clients write it in a query; `all` and nothing mean no number. */
export const OptionalNumber = z
  .string()
  .regex(/^(all|-?\d{1,9})?$/, 'a whole number')
  .optional()
  .transform((text) => (text === undefined || text === '' || text === 'all' ? null : Number(text)));

/**
 * A date of `updatedsince`, `YYYY-MM-DD` with or without a time, as the corpus writes its own; null for none.
 *
 * @throws ApiError badRequest for what is no date
 */
export function parseSince(text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  const found = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d)?(?:\.\d{1,6})?Z?)?$/.exec(text);
  const [, day, minutes = '00:00', seconds = ':00'] = found ?? [];
  if (day === undefined || Number.isNaN(Date.parse(`${day}T${minutes}${seconds}Z`))) {
    throw new ApiError('badRequest', 'updatedsince: a date such as 2024-01-31, or 2024-01-31 12:00:00.');
  }
  return `${day} ${minutes}${seconds}`;
}
