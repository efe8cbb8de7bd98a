export type { Caching, RequestHost, Route, RouteSchema } from './defineRoute.ts';
export { mapInTurns } from './mapInTurns.ts';
export type { Pace } from './mapInTurns.ts';
export { parseNumber } from './parseNumber.ts';
export { OptionalNumber, parseQueryString, parseSince } from './queryString.ts';
export { scriptureRoutes } from './scriptureRoutes.ts';
export type { ScriptureServices, ScriptureSources } from './scriptureServices.ts';
export { CHECK_BUDGET } from './routes/quotes.ts';
