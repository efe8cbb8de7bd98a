export { quotes } from './quotes.ts';
