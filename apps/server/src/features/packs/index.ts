export { packs } from './packs.ts';
