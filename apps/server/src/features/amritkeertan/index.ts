export { amritkeertan } from './amritkeertan.ts';
