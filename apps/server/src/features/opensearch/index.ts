export { opensearch } from './opensearch.ts';
