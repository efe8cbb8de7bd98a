export { shortLinks } from './shortLinks.ts';
