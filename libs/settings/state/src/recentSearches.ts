import { parseSearchType, type SearchType } from '@naad/gurbani-model';

/** The part of `window` that stores the recent searches. They stay on the device. */
export type RecentSearchStorage = Pick<Window, 'localStorage'>;

/** A search that was made on this device. */
export interface RecentSearch {
  readonly query: string;
  readonly type: SearchType;
}

const KEY = 'naad.recentSearches';
const MAX_SEARCHES = 8;
/** Longer texts are pasted rather than searched for again. */
const MAX_LENGTH = 200;

/** The recent searches, latest first; none if storage is denied or unreadable. */
export function readRecentSearches({ localStorage }: RecentSearchStorage): RecentSearch[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap(parseSearch).slice(0, MAX_SEARCHES) : [];
  } catch {
    return [];
  }
}

/** Puts a search first, and stores it if storage allows. */
export function addRecentSearch(browser: RecentSearchStorage, { query, type }: RecentSearch): void {
  const added = { query: query.trim(), type };
  if (added.query === '' || added.query.length > MAX_LENGTH) return;
  const others = readRecentSearches(browser).filter(
    (each) => each.query !== added.query || each.type !== type,
  );
  try {
    browser.localStorage.setItem(KEY, JSON.stringify([added, ...others].slice(0, MAX_SEARCHES)));
  } catch {
    // Without storage nothing is remembered.
  }
}

export function clearRecentSearches({ localStorage }: RecentSearchStorage): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}

function parseSearch(stored: unknown): RecentSearch[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const { query, type: number } = stored as Partial<Record<keyof RecentSearch, unknown>>;
  const type = parseSearchType(number);
  const isValid = typeof query === 'string' && query !== '' && query.length <= MAX_LENGTH;
  return isValid && type !== null ? [{ query, type }] : [];
}
