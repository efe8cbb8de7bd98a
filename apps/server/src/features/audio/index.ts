export { audio } from './audio.ts';
