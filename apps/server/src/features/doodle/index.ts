export { doodle, doodleImages } from './doodle.ts';
