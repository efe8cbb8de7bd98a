import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type KeyboardEvent } from 'react';
import { comboNames, type KeyCombo } from '../../../actions/keyCombo.ts';
import styles from './ShortcutsPanel.module.css';

export interface ShortcutRowProps {
  /** What the keys do. */
  label: string;
  /** Left out where there are none. */
  combo: KeyCombo | undefined;
  /** The keys do nothing at the moment. */
  isOff: boolean;
  /** The next keys are those of this row. */
  isWaiting: boolean;
  onStart: () => void;
  onStop: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** What an action is called, and its keys, which are a button to change them. */
export function ShortcutRow({
  label,
  combo,
  isOff,
  isWaiting,
  onStart,
  onStop,
  onKeyDown,
}: ShortcutRowProps) {
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
            names.map((name, place) => (
              <Fragment key={name}>
                {place > 0 && ' + '}
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
