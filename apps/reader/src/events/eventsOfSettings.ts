import type { SiteEvent } from '@naad/api-contract';
import type { Preferences } from '@naad/settings-schema';

/** What is no choice of how things are drawn: where one was, what was searched, what was agreed to. */
const NO_SETTINGS: readonly (keyof Preferences)[] = [
  'hasAcceptedNotice',
  'lastAng',
  'lastVerse',
  'searchType',
  'searchSource',
  'searchWriter',
  'isSearchGurmukhi',
];

/** The settings that were changed, by their names: to what is not told. */
export function eventsOfSettings(before: Preferences, after: Preferences): SiteEvent[] {
  if (before === after) return [];
  const names = Object.keys(after) as (keyof Preferences)[];
  return names
    .filter((name) => before[name] !== after[name] && !NO_SETTINGS.includes(name))
    .map((label) => ({ kind: 'click', action: 'setting', label }));
}
