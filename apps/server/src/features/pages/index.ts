export { pages, type PagesOptions } from './pages.ts';
export { loadReader, type Reader } from './loadReader.ts';
