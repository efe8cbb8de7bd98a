import { Trans, useLingui } from '@lingui/react/macro';
import { Button, KeyboardIcon, Panel, Switch } from '@naad/ui-kit';
import {
  drawingsToggled,
  selectHasDrawings,
  selectTheme,
  settingsReset,
  themeChosen,
  useSettingsDispatch,
  useSettingsSelector,
} from '@naad/settings-state';
import type { ReactNode } from 'react';
import { usePanels, usePanelsDispatch } from '../../../panels/PanelsContext.tsx';
import { ThemePicker } from '../ThemePicker/ThemePicker.tsx';
import styles from './SettingsPanel.module.css';

export interface SettingsPanelProps {
  /** Choices of other features, below those of this one. */
  more?: ReactNode;
}

/** How things are drawn. Every choice takes effect at once and is kept on this device. */
export function SettingsPanel({ more }: SettingsPanelProps) {
  const { t } = useLingui();
  const { isPinned } = usePanels();
  const dispatchPanels = usePanelsDispatch();
  const dispatch = useSettingsDispatch();
  const theme = useSettingsSelector(selectTheme);
  const hasDrawings = useSettingsSelector(selectHasDrawings);
  return (
    <Panel
      title={t`Display settings`}
      closeLabel={t`Close`}
      isOpen
      onClose={() => {
        dispatchPanels({ type: 'closed' });
      }}
    >
      <div className={styles['settings']}>
        <ThemePicker chosen={theme} onChoose={(chosen) => dispatch(themeChosen(chosen))} />
        <Switch
          label={t`Cartoon images`}
          hint={t`Drawings on pages that have nothing to read.`}
          checked={hasDrawings}
          onChange={() => dispatch(drawingsToggled())}
        />
        <Switch
          label={t`Keep open`}
          hint={t`The panel stays when you press beside it.`}
          checked={isPinned}
          onChange={() => {
            dispatchPanels({ type: 'pinned' });
          }}
        />
        {more}
        <div className={styles['ways']}>
          <Button
            onClick={() => {
              dispatchPanels({ type: 'toggled', panel: 'shortcuts' });
            }}
          >
            <KeyboardIcon /> <Trans>Shortcuts</Trans>
          </Button>
          <Button onClick={() => dispatch(settingsReset())}>
            <Trans>Reset to default</Trans>
          </Button>
        </div>
      </div>
    </Panel>
  );
}
