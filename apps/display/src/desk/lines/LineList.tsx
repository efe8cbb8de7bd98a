import { useLingui } from '@lingui/react/macro';
import { useStillness } from '@naad/ui-kit';
import { useEffect, useRef } from 'react';
import { useDesk, useDeskState } from '../useDesk.ts';
import styles from './LineList.module.css';
import { LineRow } from './LineRow.tsx';

/** The lines of what is open: which one is on the screen, which were there, which is home. One press shows a line. */
export function LineList() {
  const { t } = useLingui();
  const desk = useDesk();
  const { item, presenter } = useDeskState();
  const list = useRef<HTMLOListElement>(null);
  const { row, home } = presenter;
  const { hold, whenStill } = useStillness();
  // A phone may drive while the operator presses.
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
