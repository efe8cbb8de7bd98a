import { useLingui } from '@lingui/react/macro';
import {
  ArrowUpIcon,
  ExitFullscreenIcon,
  FullscreenIcon,
  HelpIcon,
  IconButton,
  SettingsIcon,
} from '@naad/ui-kit';
import type { ReactNode } from 'react';
import type { Action } from '../actions/action.ts';
import { SITE_ACTIONS } from '../actions/siteActions.ts';
import { useActionContext } from '../actions/useActionContext.ts';
import { useFullscreen } from '../actions/useFullscreen.ts';
import { usePanels } from '../panels/PanelsContext.tsx';
import styles from './QuickActions.module.css';

export interface QuickActionsProps {
  /** Far enough from the top for a way back to it. */
  isBelowTop: boolean;
  /** A shabad was opened for a question. */
  hasAssistant?: boolean;
}

/** What one reaches for while reading, under the thumb. */
export function QuickActions({ isBelowTop, hasAssistant = false }: QuickActionsProps) {
  const { t, i18n } = useLingui();
  const { open } = usePanels();
  const fullscreen = useFullscreen();
  const context = useActionContext();
  const button = (action: Action, icon: ReactNode, state: { pressed?: boolean; expanded?: boolean } = {}) => (
    <IconButton
      label={i18n._(action.label)}
      variant="outlined"
      aria-pressed={state.pressed}
      aria-expanded={state.expanded}
      onClick={() => {
        action.run(context);
      }}
    >
      {icon}
    </IconButton>
  );
  return (
    // Part of a landmark, as all of a page is: who goes from one to the next comes by here.
    <aside>
      <div role="group" aria-label={t`Quick actions`} className={styles['actions']} data-panels="">
        {fullscreen.isSupported &&
          button(SITE_ACTIONS.fullscreen, fullscreen.isOn ? <ExitFullscreenIcon /> : <FullscreenIcon />, {
            pressed: fullscreen.isOn,
          })}
        {isBelowTop && button(SITE_ACTIONS.scrollToTop, <ArrowUpIcon />)}
        {button(SITE_ACTIONS.settings, <SettingsIcon />, { expanded: open === 'settings' })}
        {hasAssistant && button(SITE_ACTIONS.assistant, <HelpIcon />, { expanded: open === 'assistant' })}
      </div>
    </aside>
  );
}
