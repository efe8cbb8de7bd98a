export { slides } from './slides.ts';
