import type { Look } from '../../look/look.ts';
import { stepped, toggled } from '../../look/toggled.ts';
import { type Focus, type Key, type KeyMeaning, keyMeaning } from '../../presenter/keyMeaning.ts';
import type { DeskState } from './deskState.ts';
import type { Leader } from './createLeader.ts';

export interface PressKeyParts {
  readonly getState: () => DeskState;
  readonly leader: Leader;
  readonly showLook: (look: Look) => void;
}

/** Does what a key means where that is the desk's own affair; search and full screen belong to its page. */
export function pressKey(
  { getState, leader, showLook }: PressKeyParts,
  key: Key,
  focus: Focus,
): KeyMeaning | null {
  const meaning = keyMeaning(key, focus);
  if (meaning === null) return null;
  const { presenter, look } = getState();
  switch (meaning.kind) {
    case 'move':
      leader.dispatch({ type: `${meaning.move}Pressed` });
      break;
    case 'goHome':
      leader.dispatch({ type: 'rowChosen', row: presenter.home ?? 0 });
      break;
    case 'back':
      leader.dispatch({ type: 'uncovered' });
      break;
    case 'cover':
      leader.cover(meaning.cover);
      break;
    case 'toggle':
      showLook(toggled(look, meaning.field));
      break;
    case 'size':
      showLook(stepped(look, 'gurbani', meaning.step));
      break;
    case 'search':
    case 'fullscreen':
      break;
  }
  return meaning;
}
