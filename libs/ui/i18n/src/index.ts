export { makeI18n } from './makeI18n.ts';
