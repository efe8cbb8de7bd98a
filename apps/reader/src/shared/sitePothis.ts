import { createPothis, type PothisStore } from '@naad/settings-state';

let pothis: PothisStore | undefined;

/** The visitor's saved lists, read from storage on first use. */
export function sitePothis(): PothisStore {
  pothis ??= createPothis(window);
  return pothis;
}
