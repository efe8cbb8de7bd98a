import { useLingui } from '@lingui/react/macro';
import { ArrowUpIcon, ExitFullscreenIcon, FullscreenIcon, IconButton, SettingsIcon } from '@naad/ui-kit';
import type { ReactNode } from 'react';
import type { Action } from '../actions/action.ts';
import { useFullscreen } from '../actions/useFullscreen.ts';
import { usePanels } from '../panels/PanelsContext.tsx';
import styles from './QuickActions.module.css';

export interface QuickActionsProps {
  actions: readonly Action[];
  /** Far enough from the top for a way back to it. */
  isBelowTop: boolean;
}

/** What one reaches for while reading, under the thumb. */
export function QuickActions({ actions, isBelowTop }: QuickActionsProps) {
  const { t, i18n } = useLingui();
  const { open } = usePanels();
  const fullscreen = useFullscreen();
  const button = (
    id: Action['id'],
    icon: ReactNode,
    state: { pressed?: boolean; expanded?: boolean } = {},
  ) => {
    const action = actions.find((each) => each.id === id);
    return (
      action && (
        <IconButton
          label={i18n._(action.label)}
          variant="outlined"
          aria-pressed={state.pressed}
          aria-expanded={state.expanded}
          onClick={action.run}
        >
          {icon}
        </IconButton>
      )
    );
  };
  return (
    // Part of a landmark, as all of a page is: who goes from one to the next comes by here.
    <aside>
      <div role="group" aria-label={t`Quick actions`} className={styles['actions']} data-panels="">
        {isBelowTop && button('scrollToTop', <ArrowUpIcon />)}
        {fullscreen.isSupported &&
          button('fullscreen', fullscreen.isOn ? <ExitFullscreenIcon /> : <FullscreenIcon />, {
            pressed: fullscreen.isOn,
          })}
        {button('settings', <SettingsIcon />, { expanded: open === 'settings' })}
      </div>
    </aside>
  );
}
