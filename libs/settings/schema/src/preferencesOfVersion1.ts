/**
 * What version 1 held, and what it left out: its own defaults, whatever those of later versions are. Frozen.
 */
const DEFAULTS = {
  theme: 'system',
  language: 'system',
  hasDrawings: 'false',
  hasShortcuts: 'true',
  hasAcceptedNotice: 'false',
  lastAng: '0',
  searchType: '0',
  searchSource: 'all',
  searchWriter: '0',
  isSearchGurmukhi: 'false',
} as const;

/** The fields of a cookie of version 1 as version 2 reads them: the names are the same, and there were no others. */
export function preferencesOfVersion1(stored: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(DEFAULTS).map(([field, otherwise]) => [field, stored[field] ?? otherwise]),
  );
}
