export { kosh } from './kosh.ts';
