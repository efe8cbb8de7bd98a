export { sitemaps } from './sitemaps.ts';
