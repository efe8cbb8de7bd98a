export { capabilities } from './capabilities.ts';
