export { granthIndex } from './granthIndex.ts';
