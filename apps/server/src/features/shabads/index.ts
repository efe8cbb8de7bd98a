export { shabads } from './shabads.ts';
