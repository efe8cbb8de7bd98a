import { msg } from '@lingui/core/macro';
import { preferencesChosen } from '@naad/settings-state';
import type { Action } from './action.ts';

/** Actions of every page, some of which also have buttons. */
export const SITE_ACTIONS = {
  darkMode: {
    id: 'darkMode',
    label: msg`Dark mode`,
    keys: 'o',
    run: ({ dispatch, theme }) => {
      dispatch(preferencesChosen({ theme: theme === 'dark' ? 'light' : 'dark' }));
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

/** Distance beyond which smooth scrolling would take too long, in CSS pixels. */
const SMOOTH_LIMIT_PX = 6000;

/** Scrolls to the top of the page and focuses its heading; smoothly if the distance is short and motion isn't reduced. */
function scrollToTop(): void {
  // The button disappears at the top and would take the focus with it.
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({
    top: 0,
    behavior: isMotionReduced || window.scrollY > SMOOTH_LIMIT_PX ? 'instant' : 'smooth',
  });
}

/** Enters or leaves fullscreen. Does nothing if the browser refuses. */
function toggleFullscreen(): void {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
  change.catch(() => undefined);
}
