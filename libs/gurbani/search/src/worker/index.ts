export { createLocalSearch } from './createLocalSearch.ts';
export type { CancelSignal, LocalSearch } from './createLocalSearch.ts';
export { isDevicePack, packsOfKind } from '../packsOfKind.ts';
export { LocalSearchError } from './protocol.ts';
export type { LocalSearchErrorId } from './protocol.ts';
export type { LocalChannel, LocalQuery, LocalResults, LocalVerse } from './protocol.ts';
export { serveLocalSearch } from './serveLocalSearch.ts';
export type { LocalPacks } from './serveLocalSearch.ts';
