import { createPothis, type PothisStore } from '@naad/settings-state';

let pothis: PothisStore | undefined;

/** The visitor's lists under names, read from the browser when they are first asked for. */
export function sitePothis(): PothisStore {
  pothis ??= createPothis(window);
  return pothis;
}
