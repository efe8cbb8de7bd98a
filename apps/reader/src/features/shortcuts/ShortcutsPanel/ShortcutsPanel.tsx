import { useLingui } from '@lingui/react/macro';
import {
  selectHasShortcuts,
  shortcutsToggled,
  useSettingsDispatch,
  useSettingsSelector,
} from '@naad/settings-state';
import { Panel, Switch } from '@naad/ui-kit';
import { Fragment } from 'react';
import { comboNames, type KeyCombo } from '../../../actions/keyCombo.ts';
import { useSiteActions } from '../../../actions/useSiteActions.ts';
import { usePanelsDispatch } from '../../../panels/PanelsContext.tsx';
import styles from './ShortcutsPanel.module.css';

/** What keys do, and whether single ones do anything. */
export function ShortcutsPanel() {
  const { t, i18n } = useLingui();
  const dispatchPanels = usePanelsDispatch();
  const dispatch = useSettingsDispatch();
  const hasShortcuts = useSettingsSelector(selectHasShortcuts);
  const actions = useSiteActions();
  return (
    <Panel
      title={t`Shortcuts`}
      closeLabel={t`Close`}
      isOpen
      onClose={() => {
        dispatchPanels({ type: 'closed' });
      }}
    >
      <dl className={styles['keys']}>
        {actions.map(({ id, label, keys }) =>
          keys ? (
            <div key={id} className={styles['row']} data-off={!keys.isCommand && !hasShortcuts}>
              <dt>{i18n._(label)}</dt>
              <dd>
                <Keys combo={keys} />
              </dd>
            </div>
          ) : null,
        )}
      </dl>
      <Switch
        label={t`Single keys`}
        hint={t`Turn them off if keys are pressed by mistake, as by voice input.`}
        checked={hasShortcuts}
        onChange={() => dispatch(shortcutsToggled())}
      />
    </Panel>
  );
}

function Keys({ combo }: { combo: KeyCombo }) {
  return comboNames(combo).map((name, place) => (
    <Fragment key={name}>
      {place > 0 && ' + '}
      <kbd>{name}</kbd>
    </Fragment>
  ));
}
