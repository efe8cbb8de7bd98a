/**
 * Keys that a visitor gave to actions, by the ids of the actions: as in `shift+l`, or an empty text for none. Which actions
 * there are, and which keys can be had, is known to whoever listens for keys.
 */
export type ShortcutKeys = Readonly<Record<string, string>>;

/** Version of the format. Keys of another version are read as none until a migration for it is written. */
const VERSION = 1;

/** More than there are actions. */
const MOST_ACTIONS = 100;

/** The keys as text to be kept. */
export function formatShortcutKeys(keys: ShortcutKeys): string {
  return JSON.stringify({ version: VERSION, keys });
}

/** The keys in a text that was kept, whoever wrote it; what cannot be one is left out. Never throws. */
export function parseShortcutKeys(kept: string | null): ShortcutKeys {
  const entries = Object.entries(keptKeys(kept)).filter(
    (entry): entry is [string, string] =>
      /^[A-Za-z]{1,40}$/.test(entry[0]) && typeof entry[1] === 'string' && entry[1].length <= 20,
  );
  return Object.fromEntries(entries.slice(0, MOST_ACTIONS));
}

function keptKeys(kept: string | null): object {
  try {
    const stored = JSON.parse(kept ?? '') as { version?: unknown; keys?: unknown } | null;
    const keys = stored?.version === VERSION ? stored.keys : null;
    return typeof keys === 'object' && keys !== null ? keys : {};
  } catch {
    return {};
  }
}
