export { pages } from './pages.ts';
export { loadReader, type Reader } from './loadReader.ts';
