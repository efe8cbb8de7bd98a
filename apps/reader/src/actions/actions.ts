import { msg } from '@lingui/core/macro';
import type { Action } from './action.ts';
import { READING_ACTIONS } from './readingActions.ts';
import { SITE_ACTIONS } from './siteActions.ts';

/** Every action, in the order in which they are listed. */
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
 * @throws {TypeError} where there is none of this id
 */
export function actionOf(id: string): Action {
  const action = ACTIONS.find((each) => each.id === id);
  if (!action) throw new TypeError(`There is no action ${id}.`);
  return action;
}

/** Every page has a search form, in its header or as what it is for. */
function focusSearch(): void {
  document.querySelector<HTMLInputElement>('form[role="search"] input')?.focus();
}
