import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SourceName } from '@naad/api-client';
import type { SourceId } from '@naad/gurbani-corpus';

/** What a page is called: ang only in the Guru Granth Sahib; the vaaran and kabits are counted, not paged. */
const PAGE_NAMES: Record<SourceId, MessageDescriptor> = {
  G: msg`Ang`,
  D: msg`Pannaa`,
  B: msg`Vaar`,
  S: msg`Pauree`,
  K: msg`Kabit`,
  A: msg`Pannaa`,
  N: msg`Pannaa`,
  R: msg`Pannaa`,
};

/** A name as a reader of the language would say it: in Gurmukhi for Punjabi, else in English letters. */
export function nameOf(
  { locale }: I18n,
  { english, unicode }: { readonly english: string | null; readonly unicode: string | null },
): string {
  return (locale === 'pa' ? (unicode ?? english) : (english ?? unicode)) ?? '';
}

/** `Ang 917 of Sri Guru Granth Sahib Ji`. */
export function placeOf(i18n: I18n, source: SourceName, ang: number): string {
  const page = `${i18n._(PAGE_NAMES[source.id])} ${String(ang)}`;
  const work = nameOf(i18n, source);
  return i18n._(msg`${page} of ${work}`);
}
