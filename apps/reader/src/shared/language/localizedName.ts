import type { I18n } from '@lingui/core';

/** The name of a source, raag or writer, as the API sends it. */
export interface ApiName {
  readonly english: string | null;
  readonly unicode: string | null;
}

/** A name in the script of the interface language: Gurmukhi for Punjabi, English letters otherwise. */
export function localizedName({ locale }: I18n, { english, unicode }: ApiName): string {
  return (locale === 'pa' ? (unicode ?? english) : (english ?? unicode)) ?? '';
}
