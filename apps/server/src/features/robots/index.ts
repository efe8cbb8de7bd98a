export { robots } from './robots.ts';
