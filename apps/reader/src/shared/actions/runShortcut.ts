import type { ActionContext } from './action.ts';
import { ACTIONS } from './actions.ts';
import { comboOf, isCommand, isTypedInto, type KeyPress } from './keyCombo.ts';
import { activeKeys } from './activeKeys.ts';
import type { Place } from './PlaceContext.tsx';
import { shortcutKeys } from './shortcutKeys.ts';

/** State that decides about a key press. */
export interface ShortcutState {
  readonly context: ActionContext;
  readonly place: Place;
  /** True if single-key shortcuts are on; visitors can turn them off (WCAG 2.1.4). */
  readonly hasSingle: boolean;
}

/** Runs the action of the pressed keys. Single keys in fields, and keys of disabled actions, are left to the browser. */
export function runShortcut(
  event: KeyPress & Pick<Event, 'target' | 'defaultPrevented' | 'preventDefault'>,
  { context, place, hasSingle }: ShortcutState,
): void {
  const combo = comboOf(event);
  if (combo === null || event.defaultPrevented) return;
  if (!isCommand(combo) && (!hasSingle || isTypedInto(event.target))) return;
  const inForce = activeKeys(ACTIONS, shortcutKeys.get());
  const action = ACTIONS.find(
    ({ id, isEnabled }) => inForce.get(id) === combo && (isEnabled?.(place) ?? true),
  );
  if (!action) return;
  event.preventDefault();
  action.run(context);
}
