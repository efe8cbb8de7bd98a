import { msg } from '@lingui/core/macro';
import { themeChosen, useSettingsDispatch } from '@naad/settings-state';
import { usePanelsDispatch } from '../panels/PanelsContext.tsx';
import { useDrawnTheme } from '../theme/useDrawnTheme.ts';
import type { Action } from './action.ts';
import { scrollToTop } from './scrollToTop.ts';
import { toggleFullscreen } from './toggleFullscreen.ts';

/** What can be done on every page. The keys are those of the specification (section 9). */
export function useSiteActions(): readonly Action[] {
  const theme = useDrawnTheme();
  const dispatch = useSettingsDispatch();
  const dispatchPanels = usePanelsDispatch();
  return [
    {
      id: 'darkMode',
      label: msg`Dark mode`,
      keys: { key: 'o' },
      run: () => dispatch(themeChosen(theme === 'dark' ? 'light' : 'dark')),
    },
    { id: 'fullscreen', label: msg`Fullscreen`, keys: { key: 'f' }, run: toggleFullscreen },
    {
      id: 'settings',
      label: msg`Settings`,
      run: () => {
        dispatchPanels({ type: 'toggled', panel: 'settings' });
      },
    },
    { id: 'focusSearch', label: msg`Search`, keys: { key: '/', isCommand: true }, run: focusSearch },
    { id: 'scrollToTop', label: msg`Scroll to top`, run: scrollToTop },
  ];
}

/** Every page has a search form, in its header or as what it is for. */
function focusSearch(): void {
  document.querySelector<HTMLInputElement>('form[role="search"] input')?.focus();
}
