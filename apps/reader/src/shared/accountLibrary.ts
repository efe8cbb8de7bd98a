import { POTHI_LIMITS, type PothiLibrary } from '@naad/api-contract';
import { type Notes, type Pothis, toStoredPothis } from '@naad/settings-schema';

/** Bytes of the request around the library. */
const REQUEST_BYTES = 200;

/** Lists and notes as an account stores them. */
export const accountLibrary = (pothis: Pothis, notes: Notes): PothiLibrary => ({
  ...toStoredPothis(pothis),
  ...(notes.length > 0 && { notes }),
});

/** True if an account accepts a library of this size. */
export const fitsAccount = (library: PothiLibrary): boolean =>
  new TextEncoder().encode(JSON.stringify(library)).length + REQUEST_BYTES <= POTHI_LIMITS.bytes;
