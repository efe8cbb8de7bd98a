import { Trans, useLingui } from '@lingui/react/macro';
import {
  selectHasShortcuts,
  shortcutsToggled,
  useSettingsDispatch,
  useSettingsSelector,
} from '@naad/settings-state';
import { Button, Panel, SettingsIcon, Switch } from '@naad/ui-kit';
import { ACTIONS } from '../../../actions/actions.ts';
import { isCommand } from '../../../actions/keyCombo.ts';
import { usePanelsDispatch } from '../../../panels/PanelsContext.tsx';
import { KeyNoticeText } from './KeyNoticeText.tsx';
import { ShortcutRow } from './ShortcutRow.tsx';
import styles from './ShortcutsPanel.module.css';
import { useKeyGiving } from './useKeyGiving.ts';

/** What keys do, which keys, and whether single ones do anything. */
export function ShortcutsPanel() {
  const { t, i18n } = useLingui();
  const dispatchPanels = usePanelsDispatch();
  const dispatch = useSettingsDispatch();
  const hasShortcuts = useSettingsSelector(selectHasShortcuts);
  const { inForce, hasOwn, waiting, notice, start, stop, handleKeyDown, reset } = useKeyGiving();
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
        label={t`Single keys`}
        hint={t`Turn them off if keys are pressed by mistake, as by voice input.`}
        checked={hasShortcuts}
        onChange={() => dispatch(shortcutsToggled())}
      />
      <p className={styles['hint']}>
        <Trans>
          To change keys, choose them and press the new ones. Delete leaves an action without keys, Escape
          leaves it as it was.
        </Trans>
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
