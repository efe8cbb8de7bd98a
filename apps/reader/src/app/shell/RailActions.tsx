import { useLingui } from '@lingui/react/macro';
import { ArrowUpIcon, ExitFullscreenIcon, FullscreenIcon, HelpIcon, IconButton } from '@naad/ui-kit';
import type { ReactNode } from 'react';
import type { Action } from '../../shared/actions/action.ts';
import { SITE_ACTIONS } from '../../shared/actions/siteActions.ts';
import { useActionContext } from '../../shared/actions/useActionContext.ts';
import { usePanels } from '../../shared/panels/PanelsContext.tsx';
import styles from './SiteBar.module.css';
import { useFullscreen } from './useFullscreen.ts';

export interface RailActionsProps {
  /** True to offer scrolling to the top. */
  isBelowTop: boolean;
  /** True to offer the assistant, after a question. */
  hasAssistant: boolean;
}

/**
 * Seldom needed actions at the foot of a desktop's rail; elsewhere they are under More. They follow the page in the document,
 * since a keyboard on its way back to the rail would scroll to the top.
 */
export function RailActions({ isBelowTop, hasAssistant }: RailActionsProps) {
  const { t, i18n } = useLingui();
  const { open } = usePanels();
  const fullscreen = useFullscreen();
  const context = useActionContext();
  const button = (action: Action, icon: ReactNode, state: { pressed?: boolean; expanded?: boolean } = {}) => (
    <IconButton
      label={i18n._(action.label)}
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
      <div role="group" aria-label={t`Quick actions`} className={styles['seldom']} data-panels="">
        {isBelowTop && button(SITE_ACTIONS.scrollToTop, <ArrowUpIcon />)}
        {fullscreen.isSupported &&
          button(SITE_ACTIONS.fullscreen, fullscreen.isOn ? <ExitFullscreenIcon /> : <FullscreenIcon />, {
            pressed: fullscreen.isOn,
          })}
        {hasAssistant && button(SITE_ACTIONS.assistant, <HelpIcon />, { expanded: open === 'assistant' })}
      </div>
    </aside>
  );
}
