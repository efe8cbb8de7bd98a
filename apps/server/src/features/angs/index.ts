export { angs } from './angs.ts';
