import { msg } from '@lingui/core/macro';
import type { Action } from './action.ts';
import { focusSearch } from './focusSearch.ts';
import { READING_ACTIONS } from './readingActions.ts';
import { SITE_ACTIONS } from './siteActions.ts';

/** All actions, in the order of the shortcuts panel. */
export const ACTIONS: readonly Action[] = [
  ...READING_ACTIONS,
  SITE_ACTIONS.darkMode,
  SITE_ACTIONS.fullscreen,
  { id: 'focusSearch', label: msg`Go to the search field`, keys: 'mod+/', run: focusSearch },
  SITE_ACTIONS.settings,
  {
    id: 'shortcuts',
    label: msg`Shortcuts`,
    keys: '?',
    run: ({ dispatchPanels }) => {
      dispatchPanels({ type: 'toggled', panel: 'shortcuts' });
    },
  },
  SITE_ACTIONS.scrollToTop,
];

/**
 * @throws {TypeError} for an unknown id
 */
export function actionOf(id: string): Action {
  const action = ACTIONS.find((each) => each.id === id);
  if (!action) throw new TypeError(`Unknown action: ${id}`);
  return action;
}
