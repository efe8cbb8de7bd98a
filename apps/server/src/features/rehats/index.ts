export { rehats } from './rehats.ts';
