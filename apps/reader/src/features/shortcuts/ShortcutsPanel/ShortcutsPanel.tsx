import { Trans, useLingui } from '@lingui/react/macro';
import {
  selectHasShortcuts,
  preferenceToggled,
  useSettingsDispatch,
  useSettingsSelector,
} from '@naad/settings-state';
import { Button, Panel, SettingsIcon, Switch } from '@naad/ui-kit';
import { Fragment, type KeyboardEvent } from 'react';
import { ACTIONS } from '../../../shared/actions/actions.ts';
import { comboNames, isCommand, type KeyCombo } from '../../../shared/actions/keyCombo.ts';
import { usePanelsDispatch } from '../../../shared/panels/PanelsContext.tsx';
import styles from './ShortcutsPanel.module.css';
import { type KeyNotice, useShortcutEditor } from './useShortcutEditor.ts';

/** Panel that lists the shortcuts, changes them, and switches single keys off. */
export function ShortcutsPanel() {
  const { t, i18n } = useLingui();
  const dispatchPanels = usePanelsDispatch();
  const dispatch = useSettingsDispatch();
  const hasShortcuts = useSettingsSelector(selectHasShortcuts);
  const { inForce, hasOwn, waiting, notice, start, stop, handleKeyDown, reset } = useShortcutEditor();
  return (
    <Panel
      title={t`Shortcuts`}
      closeLabel={t`Close`}
      isOpen
      onClose={() => {
        dispatchPanels({ type: 'closed' });
      }}
    >
      <Switch
        label={t`Single-key shortcuts`}
        hint={t`Turn them off if keys get pressed by mistake, for example by voice input.`}
        checked={hasShortcuts}
        onChange={() => dispatch(preferenceToggled('hasShortcuts'))}
      />
      <p className={styles['hint']}>
        <Trans>Choose the keys to change, then press new ones. Delete removes them, Escape keeps them.</Trans>
      </p>
      <p role="status" className={styles['notice']}>
        {notice && <KeyNoticeText notice={notice} />}
      </p>
      <dl className={styles['keys']}>
        {ACTIONS.map(({ id, label }) => {
          const combo = inForce.get(id);
          return (
            <ShortcutRow
              key={id}
              label={i18n._(label)}
              combo={combo}
              isOff={!hasShortcuts && combo !== undefined && !isCommand(combo)}
              isWaiting={waiting === id}
              onStart={() => {
                start(id);
              }}
              onStop={stop}
              onKeyDown={handleKeyDown}
            />
          );
        })}
      </dl>
      <div className={styles['ways']}>
        <Button
          onClick={() => {
            dispatchPanels({ type: 'toggled', panel: 'settings' });
          }}
        >
          <SettingsIcon /> <Trans>Display settings</Trans>
        </Button>
        <Button aria-disabled={!hasOwn} onClick={hasOwn ? reset : undefined}>
          <Trans>Reset keys</Trans>
        </Button>
      </div>
    </Panel>
  );
}

interface ShortcutRowProps {
  /** Name of the action. */
  label: string;
  /** Undefined if the action has no keys. */
  combo: KeyCombo | undefined;
  /** True while the keys are disabled. */
  isOff: boolean;
  /** True while the next keypress sets this row's keys. */
  isWaiting: boolean;
  onStart: () => void;
  onStop: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** An action with its keys, which are a button to change them. */
function ShortcutRow({ label, combo, isOff, isWaiting, onStart, onStop, onKeyDown }: ShortcutRowProps) {
  const { t } = useLingui();
  const names = combo === undefined ? [] : comboNames(combo);
  const keys = names.length > 0 ? names.join(' + ') : t`no keys`;
  return (
    <div className={styles['row']} data-off={isOff}>
      <dt>{label}</dt>
      <dd>
        <button
          type="button"
          className={styles['keysOf']}
          data-waiting={isWaiting}
          aria-label={isWaiting ? t`${label}: press the new keys` : t`${label}: ${keys}. Change`}
          onClick={isWaiting ? onStop : onStart}
          onBlur={onStop}
          onKeyDown={onKeyDown}
        >
          {isWaiting ? (
            <Trans>Press keys…</Trans>
          ) : (
            names.map((name, index) => (
              <Fragment key={name}>
                {index > 0 && ' + '}
                <kbd>{name}</kbd>
              </Fragment>
            ))
          )}
          {!isWaiting && names.length === 0 && '–'}
        </button>
      </dd>
    </div>
  );
}

/** Result of changing a shortcut, in words. */
function KeyNoticeText({ notice }: { notice: KeyNotice }) {
  const { i18n } = useLingui();
  const keys = 'combo' in notice ? comboNames(notice.combo).join(' + ') : '';
  const action = 'label' in notice ? i18n._(notice.label) : '';
  switch (notice.kind) {
    case 'given':
      return (
        <Trans>
          {action}: {keys}
        </Trans>
      );
    case 'freed':
      return <Trans>{action} has no keys now.</Trans>;
    case 'held': {
      const holder = i18n._(notice.holder);
      return (
        <Trans>
          {holder} already uses {keys}. Press other keys.
        </Trans>
      );
    }
    case 'reserved':
      return <Trans>{keys} belongs to the browser. Press other keys.</Trans>;
    case 'reset':
      return <Trans>All keys reset.</Trans>;
  }
}
