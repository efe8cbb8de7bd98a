import type { Preferences } from '@naad/settings-schema';

/** The same for choices that ask for the same texts and pauses. */
export function textsKey(preferences: Preferences): string {
  const { translations, transliterations, readingMode, visraamSource } = preferences;
  return JSON.stringify([translations, transliterations, readingMode === 'akhand', visraamSource]);
}
