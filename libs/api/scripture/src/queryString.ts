import * as z from 'zod';
import { ApiError } from '@naad/api-contract';

// Browsers and Node both have it; this library is compiled without either's types.
declare const URLSearchParams: new (text: string) => Iterable<[string, string]> & {
  set(name: string, value: string): void;
  toString(): string;
};

/**
 * Query parameters by name; the last of duplicates wins. Never throws: invalid percent-encoding is left
 * unchanged.
 */
export function parseQueryString(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

/** The same address with a parameter set. */
export function withParameter(url: string, name: string, value: string): string {
  const [path = '', query = ''] = url.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set(name, value);
  return `${path}?${parameters.toString()}`;
}

/** A whole number in a client's query; `all` and an empty value mean none. */
export const OptionalNumber = z
  .string()
  .regex(/^(all|-?\d{1,9})?$/, 'a whole number')
  .optional()
  .transform((text) => (text === undefined || text === '' || text === 'all' ? null : Number(text)));

/**
 * Parses `updatedsince`, `YYYY-MM-DD` with an optional time, into the corpus's format; null for none.
 * @throws ApiError badRequest for an invalid date
 */
export function parseSince(text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  const found = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d)?(?:\.\d{1,6})?Z?)?$/.exec(text);
  const [, day, minutes = '00:00', seconds = ':00'] = found ?? [];
  if (day === undefined || Number.isNaN(Date.parse(`${day}T${minutes}${seconds}Z`))) {
    throw new ApiError('badRequest', 'updatedsince: give a date such as 2024-01-31 or 2024-01-31 12:00:00.');
  }
  return `${day} ${minutes}${seconds}`;
}
