export { related } from './related.ts';
