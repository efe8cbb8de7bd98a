export { mapInTurns } from './mapInTurns.ts';
export type { Pace } from './mapInTurns.ts';
export { parseNumber } from './parseNumber.ts';
export { OptionalNumber, parseQueryString, parseSince } from './queryString.ts';
