import type { I18n } from '@lingui/core';

/** What the scripture's works, raags and writers are called, as the API has it. */
export interface GivenName {
  readonly english: string | null;
  readonly unicode: string | null;
}

/** A name as a reader of the interface's language would say it: in Gurmukhi for Punjabi, else in English letters. */
export function ownName({ locale }: I18n, { english, unicode }: GivenName): string {
  return (locale === 'pa' ? (unicode ?? english) : (english ?? unicode)) ?? '';
}
