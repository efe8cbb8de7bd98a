import type { SiteEvent } from '@naad/api-contract';
import type { Preferences } from '@naad/settings-schema';
import { NO_CHOICES } from '@naad/settings-state';

/** The settings that were changed, by their names: to what is not told. */
export function eventsOfSettings(before: Preferences, after: Preferences): SiteEvent[] {
  if (before === after) return [];
  const keptBeside: readonly string[] = NO_CHOICES;
  const names = Object.keys(after) as (keyof Preferences)[];
  return names
    .filter((name) => before[name] !== after[name] && !keptBeside.includes(name))
    .map((label) => ({ kind: 'click', action: 'setting', label }));
}
