export { hukamnamas } from './hukamnamas.ts';
