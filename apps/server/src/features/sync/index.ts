export { createSync, type Sync } from './sync.ts';
export { openFileStore } from './store/openFileStore.ts';
