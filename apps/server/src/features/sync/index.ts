export { createSync, type Sync } from './sync.ts';
export { openFileStore } from './store/openFileStore.ts';
export { openSharedStore } from './store/openSharedStore.ts';
