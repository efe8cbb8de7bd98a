export { loadSearchEngine } from './loadSearchEngine.ts';
