export { health, probes } from './health.ts';
