import type { ShortcutKeys } from '@naad/settings-schema';
import type { Action } from './action.ts';
import { type KeyCombo, isAssignable } from './keyCombo.ts';

/** Keys by action id; actions without keys are absent. */
export type ActiveKeys = ReadonlyMap<string, KeyCombo>;

/**
 * Resolves the active keys: the visitor's own first, then the defaults that are still free. No two actions share keys.
 */
export function activeKeys(actions: readonly Action[], own: ShortcutKeys): ActiveKeys {
  const keys = new Map<string, KeyCombo>();
  const taken = new Set<KeyCombo>();
  const assign = (id: string, combo: KeyCombo | undefined) => {
    if (!combo || taken.has(combo)) return;
    keys.set(id, combo);
    taken.add(combo);
  };
  for (const { id } of actions) {
    const combo = own[id];
    if (combo !== undefined && isAssignable(combo)) assign(id, combo);
  }
  for (const action of actions) {
    if (own[action.id] === undefined) assign(action.id, action.keys);
  }
  return keys;
}

/** The other action that already has these keys; null if they are free. */
export function findKeyHolder(
  combo: KeyCombo,
  wantedFor: string,
  actions: readonly Action[],
  inForce: ActiveKeys,
): Action | null {
  return actions.find(({ id }) => id !== wantedFor && inForce.get(id) === combo) ?? null;
}
