import { useLingui } from '@lingui/react/macro';
import {
  ArrowUpIcon,
  ExitFullscreenIcon,
  FullscreenIcon,
  HelpIcon,
  IconButton,
  SettingsIcon,
} from '@naad/ui-kit';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { Action } from '../../shared/actions/action.ts';
import { SITE_ACTIONS } from '../../shared/actions/siteActions.ts';
import { useActionContext } from '../../shared/actions/useActionContext.ts';
import { usePanels } from '../../shared/panels/PanelsContext.tsx';
import styles from './QuickActions.module.css';

export interface QuickActionsProps {
  /** True to offer scrolling to the top. */
  isBelowTop: boolean;
  /** True to offer the assistant, after a question. */
  hasAssistant?: boolean;
}

/** The buttons needed while reading, within reach of the thumb. */
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
    // All content is inside landmarks, so that navigating by landmarks reaches it.
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

/** Browser support for fullscreen, and its state. */
function useFullscreen(): { readonly isSupported: boolean; readonly isOn: boolean } {
  const isOn = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  );
  // Browsers of phones may lack the API.
  const isSupported = useSyncExternalStore(
    subscribe,
    () => document.fullscreenEnabled,
    () => false,
  );
  return { isSupported, isOn };
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => {
    document.removeEventListener('fullscreenchange', listener);
  };
}
