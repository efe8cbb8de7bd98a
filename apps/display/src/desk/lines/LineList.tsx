import { useLingui } from '@lingui/react/macro';
import { HomeIcon, IconButton, useStillness } from '@naad/ui-kit';
import { memo, useEffect, useRef } from 'react';
import { useDesk, useDeskState } from '../useDesk.ts';
import styles from './LineList.module.css';
import { GurbaniLine } from '@naad/gurbani-render';
import { toWords } from '@naad/gurbani-text';
import type { Desk } from '../model/desk.ts';
import type { DeskRow } from '../model/deskItem.ts';

interface LineRowProps {
  desk: Desk;
  row: DeskRow;
  index: number;
  isActive: boolean;
  isSeen: boolean;
  /** Null in banis, which have no home line. */
  isHome: boolean | null;
}

/**
 * A line with its buttons for showing it and making it home. Memoised because the longest bani has 2,027 lines, of which two
 * change with each key.
 */
const LineRow = memo(function LineRow({ desk, row, index, isActive, isSeen, isHome }: LineRowProps) {
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

/** The lines of the open item, marked as current, seen and home. A press shows a line; the list never scrolls during one. */
export function LineList() {
  const { t } = useLingui();
  const desk = useDesk();
  const { item, presenter } = useDeskState('item', 'presenter');
  const list = useRef<HTMLOListElement>(null);
  const { row, home } = presenter;
  const { hold, whenStill } = useStillness();
  // A phone may change the line during a press.
  useEffect(
    () =>
      whenStill(() => {
        list.current?.children[row]?.scrollIntoView({ block: 'center' });
      }),
    [item, row, whenStill],
  );
  if (item === null) return null;
  const seen = new Set(presenter.seen);
  return (
    <ol ref={list} className={styles['lines']} aria-label={t`Lines`} onPointerDown={hold}>
      {item.rows.map((each, index) => (
        <LineRow
          key={index}
          desk={desk}
          row={each}
          index={index}
          isActive={index === row}
          isSeen={seen.has(index)}
          isHome={home === null ? null : index === home}
        />
      ))}
    </ol>
  );
}
