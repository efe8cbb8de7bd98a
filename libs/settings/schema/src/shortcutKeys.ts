/**
 * Custom keys by action id, such as `shift+l`, or empty for none. The shortcut code knows which actions and keys
 * exist.
 */
export type ShortcutKeys = Readonly<Record<string, string>>;

/** Version of the format. Keys of other versions are ignored until a migration exists. */
const VERSION = 1;

/** Safety limit above the number of actions. */
const MAX_ACTIONS = 100;

/** Serialises the keys for storage. */
export function formatShortcutKeys(keys: ShortcutKeys): string {
  return JSON.stringify({ version: VERSION, keys });
}

/** Parses untrusted stored keys, dropping invalid ones. Never throws. */
export function parseShortcutKeys(text: string | null): ShortcutKeys {
  const entries = Object.entries(storedKeys(text)).filter(
    (entry): entry is [string, string] =>
      /^[A-Za-z]{1,40}$/.test(entry[0]) && typeof entry[1] === 'string' && entry[1].length <= 20,
  );
  return Object.fromEntries(entries.slice(0, MAX_ACTIONS));
}

function storedKeys(text: string | null): object {
  try {
    const stored = JSON.parse(text ?? '') as { version?: unknown; keys?: unknown } | null;
    const keys = stored?.version === VERSION ? stored.keys : null;
    return typeof keys === 'object' && keys !== null ? keys : {};
  } catch {
    return {};
  }
}
