import { Trans, useLingui } from '@lingui/react/macro';
import type { Capabilities } from '@naad/api-client';
import { interfaceLanguage } from '@naad/settings-schema';
import { settingsReset, useSettingsDispatch } from '@naad/settings-state';
import { Button, KeyboardIcon, Panel, Switch } from '@naad/ui-kit';
import type { ReactNode } from 'react';
import { usePlace } from '../../../shared/actions/PlaceContext.tsx';
import { usePanels, usePanelsDispatch } from '../../../shared/panels/PanelsContext.tsx';
import { GroupLinks } from '../GroupLinks/GroupLinks.tsx';
import { BaniSettings } from '../groups/BaniSettings.tsx';
import { LineSettings } from '../groups/LineSettings.tsx';
import { ModeSettings } from '../groups/ModeSettings.tsx';
import { MoreSettings, PageSettings } from '../groups/PageSettings.tsx';
import { SizeSettings } from '../groups/SizeSettings.tsx';
import { TranslationSettings, TransliterationSettings } from '../groups/TranslationSettings.tsx';
import { VisraamSettings } from '../groups/VisraamSettings.tsx';
import { groupsOf } from '../SettingsGroup/SettingsGroup.tsx';
import styles from './SettingsPanel.module.css';

export interface SettingsPanelProps {
  /** Capabilities of this site; null until loaded, or if they can't be loaded. */
  capabilities: Capabilities | null;
  /** Settings of other features. */
  more?: ReactNode;
}

/** Display settings. Every change takes effect at once and is stored on this device. */
export function SettingsPanel({ capabilities, more }: SettingsPanelProps) {
  const { t, i18n } = useLingui();
  const { isPinned } = usePanels();
  const place = usePlace();
  const dispatchPanels = usePanelsDispatch();
  const dispatch = useSettingsDispatch();
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
        <div className={styles['ways']}>
          <Button
            onClick={() => {
              dispatchPanels({ type: 'toggled', panel: 'shortcuts' });
            }}
          >
            <KeyboardIcon /> <Trans>Shortcuts</Trans>
          </Button>
          <Switch
            label={t`Keep open`}
            checked={isPinned}
            onChange={() => {
              dispatchPanels({ type: 'pinned' });
            }}
          />
        </div>
        <GroupLinks groups={groupsOf(place)} />
        <LineSettings />
        {place.isBani && <BaniSettings absent={capabilities?.features.lengths.absent ?? null} />}
        <PageSettings capabilities={capabilities} />
        <VisraamSettings site={capabilities} />
        <ModeSettings />
        <MoreSettings capabilities={capabilities} more={more} />
        <TransliterationSettings />
        <TranslationSettings capabilities={capabilities} />
        <SizeSettings />
        <Button onClick={() => dispatch(settingsReset(interfaceLanguage(i18n.locale)))}>
          <Trans>Reset to default</Trans>
        </Button>
      </div>
    </Panel>
  );
}
