export { search, searchResults } from './search.ts';
