export { ceremonies } from './ceremonies.ts';
