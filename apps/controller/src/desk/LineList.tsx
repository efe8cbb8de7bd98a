import { Trans, useLingui } from '@lingui/react/macro';
import { useStillness } from '@naad/ui-kit';
import { useEffect, useRef } from 'react';
import { LineButton } from './LineButton.tsx';
import styles from './LineList.module.css';
import type { OpenText } from './openText.ts';
import type { ShownDelivery } from './shownDelivery.ts';

export interface LineListProps {
  text: OpenText;
  /** What is on the screen; null where it is none of these. */
  activeRow: number | null;
  homeRow: number;
  visited: ReadonlySet<number>;
  /** A line that was tapped and is not on the screen yet. */
  pending: { readonly row: number; readonly phase: ShownDelivery['phase'] } | null;
  /** The same function every time, or every line is drawn anew. */
  onChoose: (row: number) => void;
}

/** All lines of what is open, each a button; the one on the screen stays in view, but moves from under no finger. */
export function LineList({ text, activeRow, homeRow, visited, pending, onChoose }: LineListProps) {
  const { t } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  const { hold, whenStill } = useStillness();

  // Another phone may drive while somebody presses.
  useEffect(
    () =>
      whenStill(() => {
        const line = list.current?.querySelector(`[data-row="${String(activeRow)}"]`);
        line?.scrollIntoView({ block: 'center' });
      }),
    [activeRow, text, whenStill],
  );

  if (text.lines.length === 0) {
    return (
      <p className={styles['empty']}>
        <Trans>There are no lines here.</Trans>
      </p>
    );
  }
  return (
    <ol ref={list} aria-label={t`Lines`} className={styles['list']} onPointerDown={hold}>
      {text.lines.map((line) => (
        <LineButton
          key={line.row}
          line={line}
          isActive={line.row === activeRow}
          isHome={line.row === homeRow}
          isVisited={visited.has(line.row)}
          phase={pending?.row === line.row ? pending.phase : null}
          onChoose={onChoose}
        />
      ))}
    </ol>
  );
}
