/** A file of its own: most visitors have nothing to take over. */
export { takeOverPreferences } from '@naad/settings-state';
