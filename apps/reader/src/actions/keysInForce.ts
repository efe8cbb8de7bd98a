import type { ShortcutKeys } from '@naad/settings-schema';
import type { Action } from './action.ts';
import { type KeyCombo, isFreeToGive } from './keyCombo.ts';

/** The keys of each action by its id; an action without any is not in it. */
export type KeysInForce = ReadonlyMap<string, KeyCombo>;

/**
 * The keys that do something: those of the visitor's own, and what actions come with where no other has taken it. No keys
 * are those of two actions.
 */
export function keysInForce(actions: readonly Action[], own: ShortcutKeys): KeysInForce {
  const keys = new Map<string, KeyCombo>();
  const taken = new Set<KeyCombo>();
  const give = (id: string, combo: KeyCombo | undefined) => {
    if (!combo || taken.has(combo)) return;
    keys.set(id, combo);
    taken.add(combo);
  };
  for (const { id } of actions) {
    const combo = own[id];
    if (combo !== undefined && isFreeToGive(combo)) give(id, combo);
  }
  for (const action of actions) {
    if (own[action.id] === undefined) give(action.id, action.keys);
  }
  return keys;
}

/** The action that has these keys, other than the one they are wanted for; null where they are free. */
export function holderOf(
  combo: KeyCombo,
  wantedFor: string,
  actions: readonly Action[],
  inForce: KeysInForce,
): Action | null {
  return actions.find(({ id }) => id !== wantedFor && inForce.get(id) === combo) ?? null;
}
