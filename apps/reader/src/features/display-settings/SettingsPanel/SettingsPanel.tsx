import { Trans, useLingui } from '@lingui/react/macro';
import type { Capabilities } from '@naad/api-client';
import { interfaceLanguage } from '@naad/settings-schema';
import {
  preferencesChosen,
  selectTheme,
  settingsReset,
  useSettingsDispatch,
  useSettingsSelector,
} from '@naad/settings-state';
import { Button, ChevronDownIcon, KeyboardIcon, Panel } from '@naad/ui-kit';
import type { ReactNode } from 'react';
import { usePlace } from '../../../shared/actions/PlaceContext.tsx';
import { usePanelsDispatch } from '../../../shared/panels/PanelsContext.tsx';
import { BaniSettings } from '../groups/BaniSettings.tsx';
import { LayoutSettings } from '../groups/LayoutSettings.tsx';
import { LineSettings } from '../groups/LineSettings.tsx';
import { ModeSettings } from '../groups/ModeSettings.tsx';
import { MoreSettings } from '../groups/MoreSettings.tsx';
import { SizeSettings } from '../groups/SizeSettings.tsx';
import { TranslationSettings } from '../groups/TranslationSettings.tsx';
import { TransliterationSettings } from '../groups/TransliterationSettings.tsx';
import { headingId } from '../SettingsGroup/SettingsGroup.tsx';
import { ThemePicker } from '../ThemePicker/ThemePicker.tsx';
import { unavailableSettings } from '../unavailableSettings.ts';
import styles from './SettingsPanel.module.css';

export interface SettingsPanelProps {
  /** Capabilities of this site; null until loaded, or if they can't be loaded. */
  capabilities: Capabilities | null;
  /** A line of scripture with the present settings. */
  sample?: ReactNode;
  /** Settings of other features. */
  more?: ReactNode;
}

/**
 * Display settings in order of use: the first four groups fit on a phone below the sample, and a button leads to the
 * rest. Every change takes effect at once and is stored on this device.
 */
export function SettingsPanel({ capabilities, sample, more }: SettingsPanelProps) {
  const { t, i18n } = useLingui();
  const place = usePlace();
  const dispatchPanels = usePanelsDispatch();
  const dispatch = useSettingsDispatch();
  const theme = useSettingsSelector(selectTheme);
  const unavailable = unavailableSettings(capabilities, place).map((name) => i18n._(name));
  const names = unavailable.join(', ');
  return (
    <Panel
      title={t`Display settings`}
      closeLabel={t`Close`}
      isOpen
      className={styles['panel']}
      onClose={() => {
        dispatchPanels({ type: 'closed' });
      }}
    >
      {sample && (
        // A long line scrolls, also by keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        <div role="group" aria-label={t`Sample`} tabIndex={0} className={styles['sample']}>
          {sample}
        </div>
      )}
      <div className={styles['settings']}>
        <SizeSettings />
        <ThemePicker chosen={theme} onChoose={(chosen) => dispatch(preferencesChosen({ theme: chosen }))} />
        <TranslationSettings capabilities={capabilities} />
        <TransliterationSettings />
        <button
          type="button"
          className={styles['rest']}
          onClick={() => {
            const heading = document.getElementById(headingId('lines'));
            heading?.scrollIntoView();
            heading?.focus({ preventScroll: true });
          }}
        >
          <Trans>Larivaar, pauses, layout and more</Trans>
          <ChevronDownIcon />
        </button>
        <LineSettings site={capabilities} />
        <LayoutSettings />
        <ModeSettings />
        {place.isBani && <BaniSettings hasLengths={!capabilities || hasLengths(capabilities)} />}
        <MoreSettings capabilities={capabilities} more={more} />
        <div className={styles['ways']}>
          <Button
            onClick={() => {
              dispatchPanels({ type: 'toggled', panel: 'shortcuts' });
            }}
          >
            <KeyboardIcon /> <Trans>Shortcuts</Trans>
          </Button>
          <Button onClick={() => dispatch(settingsReset(interfaceLanguage(i18n.locale)))}>
            <Trans>Reset to default</Trans>
          </Button>
        </div>
        {names !== '' && (
          <p className={styles['unavailable']}>
            <Trans>Not available on this site: {names}</Trans>
          </p>
        )}
      </div>
    </Panel>
  );
}

const hasLengths = ({ features }: Capabilities) => features.lengths.absent === null;
