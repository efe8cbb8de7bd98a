import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Place } from '../../actions/place.ts';

export type SettingsGroupName =
  'lines' | 'bani' | 'page' | 'visraams' | 'reading' | 'more' | 'transliteration' | 'translation' | 'sizes';

/** What choices are about, in the order in which they have always been. */
const TITLES: Readonly<Record<SettingsGroupName, MessageDescriptor>> = {
  lines: msg`Lines`,
  bani: msg`Bani`,
  page: msg`Page`,
  visraams: msg`Visraams`,
  reading: msg`Reading`,
  more: msg`More`,
  transliteration: msg`Transliteration`,
  translation: msg`Translation`,
  sizes: msg`Fonts and sizes`,
};

export const titleOf = (group: SettingsGroupName): MessageDescriptor => TITLES[group];

/** The groups that a place has use for. */
export function groupsOf({ isBani }: Place): SettingsGroupName[] {
  return (Object.keys(TITLES) as SettingsGroupName[]).filter((group) => isBani || group !== 'bani');
}

/** The id of a group's heading. */
export const headingId = (group: SettingsGroupName): string => `settings-${group}`;
