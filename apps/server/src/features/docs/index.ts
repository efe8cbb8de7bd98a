export { docs, openApi } from './docs.ts';
