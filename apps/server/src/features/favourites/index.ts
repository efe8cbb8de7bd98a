export { favourites } from './favourites.ts';
