import type { ActionContext } from './action.ts';
import { ACTIONS } from './actions.ts';
import { comboOf, isCommand, isTypedInto, type KeyPress } from './keyCombo.ts';
import { keysInForce } from './keysInForce.ts';
import type { Place } from './place.ts';
import { shortcutKeys } from './shortcutKeys.ts';

/** What decides about a key besides the key. */
export interface ShortcutState {
  readonly context: ActionContext;
  readonly place: Place;
  /** Whether single keys do anything; they can be turned off (WCAG 2.1.4). */
  readonly hasSingle: boolean;
}

/**
 * Does what the pressed keys are for. Single keys are never taken from a field, and what has nothing to be done
 * to leaves its keys to the browser.
 */
export function runShortcut(
  event: KeyPress & Pick<Event, 'target' | 'defaultPrevented' | 'preventDefault'>,
  { context, place, hasSingle }: ShortcutState,
): void {
  const combo = comboOf(event);
  if (combo === null || event.defaultPrevented) return;
  if (!isCommand(combo) && (!hasSingle || isTypedInto(event.target))) return;
  const inForce = keysInForce(ACTIONS, shortcutKeys.get());
  const action = ACTIONS.find(
    ({ id, isEnabled }) => inForce.get(id) === combo && (isEnabled?.(place) ?? true),
  );
  if (!action) return;
  event.preventDefault();
  action.run(context);
}
