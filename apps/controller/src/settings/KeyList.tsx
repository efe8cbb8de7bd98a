import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { DESK_KEYS } from './deskKeys.ts';
import { keycaps } from './keycaps.ts';
import styles from './SettingsPanel.module.css';

/** Which key does what. */
export function KeyList() {
  const { i18n } = useLingui();
  return (
    <dl className={styles['keys']}>
      {DESK_KEYS.map(({ keys: [first = ''], label }) => (
        <Fragment key={first}>
          <dt>
            <kbd>{keycaps(first)}</kbd>
          </dt>
          <dd>{i18n._(label)}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
