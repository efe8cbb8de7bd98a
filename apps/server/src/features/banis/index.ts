export { banis } from './banis.ts';
