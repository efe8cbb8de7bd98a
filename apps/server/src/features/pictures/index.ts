export { pictures } from './pictures.ts';
