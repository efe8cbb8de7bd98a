export { transcript } from './transcript.ts';
