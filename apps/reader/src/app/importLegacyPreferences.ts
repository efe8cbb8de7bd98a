/** A separate chunk, since most visitors have no legacy preferences. */
export { importLegacyPreferences } from '@naad/settings-state';
