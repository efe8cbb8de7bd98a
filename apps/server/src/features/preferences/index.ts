export { preferences } from './preferences.ts';
