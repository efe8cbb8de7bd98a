export { frontEnds } from './frontEnds.ts';
export { loadFrontEnds, type FrontEnd } from './loadFrontEnds.ts';
