export { pothis } from './pothis.ts';
