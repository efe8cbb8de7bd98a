import { useLingui } from '@lingui/react/macro';
import { GurbaniLine } from '@naad/gurbani-render';
import { toWords } from '@naad/gurbani-text';
import { HomeIcon, IconButton } from '@naad/ui-kit';
import { memo } from 'react';
import type { Desk } from '../model/desk.ts';
import type { DeskRow } from '../model/deskItem.ts';
import styles from './LineList.module.css';

export interface LineRowProps {
  desk: Desk;
  row: DeskRow;
  index: number;
  isActive: boolean;
  isSeen: boolean;
  /** Null where there is no home: in banis. */
  isHome: boolean | null;
}

/**
 * A line that can be led to, and made home. By hand, for the longest bani has 2,027 lines: with each key two of them change,
 * and the others are not drawn anew.
 */
export const LineRow = memo(function LineRow({ desk, row, index, isActive, isSeen, isHome }: LineRowProps) {
  const { t } = useLingui();
  return (
    <li className={styles['row']} data-active={isActive ? '' : undefined} data-seen={isSeen ? '' : undefined}>
      <button
        type="button"
        data-line
        data-verse-id={row.verseId}
        className={styles['line']}
        aria-current={isActive ? 'true' : undefined}
        onClick={() => {
          desk.present({ type: 'rowChosen', row: index });
        }}
      >
        <GurbaniLine words={toWords(row.unicode, row.visraams)} />
        {isSeen && <span className={styles['mark']}>{t`Shown`}</span>}
      </button>
      {isHome !== null && (
        <IconButton
          label={t`Home line`}
          aria-pressed={isHome}
          className={styles['home']}
          onClick={() => {
            desk.present({ type: 'homeChosen', row: index });
          }}
        >
          <HomeIcon />
        </IconButton>
      )}
    </li>
  );
});
