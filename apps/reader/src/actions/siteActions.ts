import { msg } from '@lingui/core/macro';
import { themeChosen } from '@naad/settings-state';
import type { Action } from './action.ts';
import { scrollToTop } from './scrollToTop.ts';
import { toggleFullscreen } from './toggleFullscreen.ts';

/** What can be done on every page; buttons of every page are made of some. */
export const SITE_ACTIONS = {
  darkMode: {
    id: 'darkMode',
    label: msg`Dark mode`,
    keys: 'o',
    run: ({ dispatch, theme }) => {
      dispatch(themeChosen(theme === 'dark' ? 'light' : 'dark'));
    },
  },
  fullscreen: { id: 'fullscreen', label: msg`Fullscreen`, keys: 'f', run: toggleFullscreen },
  settings: {
    id: 'settings',
    label: msg`Settings`,
    run: ({ dispatchPanels }) => {
      dispatchPanels({ type: 'toggled', panel: 'settings' });
    },
  },
  assistant: {
    id: 'assistant',
    label: msg`Assistant`,
    isEnabled: ({ asked }) => asked !== undefined,
    run: ({ dispatchPanels }) => {
      dispatchPanels({ type: 'toggled', panel: 'assistant' });
    },
  },
  scrollToTop: { id: 'scrollToTop', label: msg`Scroll to top`, run: scrollToTop },
} as const satisfies Readonly<Record<string, Action>>;
