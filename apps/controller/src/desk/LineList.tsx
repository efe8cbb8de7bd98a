import { Trans, useLingui } from '@lingui/react/macro';
import { CheckIcon, hiddenClass, HomeIcon, useStillness } from '@naad/ui-kit';
import { memo, useEffect, useRef } from 'react';
import styles from './LineList.module.css';
import type { DeskLine, OpenText } from './openText.ts';
import type { DeliveryStatus } from './deliveryStatus.ts';
import { GurbaniLine } from '@naad/gurbani-render';
import { toWords } from '@naad/gurbani-text';

interface LineButtonProps {
  line: DeskLine;
  isActive: boolean;
  isHome: boolean;
  isVisited: boolean;
  phase: DeliveryStatus['phase'] | null;
  onChoose: (row: number) => void;
}

/** A tappable line. Memoised because a bani may have 2,000 of them. */
const LineButton = memo(function LineButton({
  line: { row, verseId, unicode, visraams },
  isActive,
  isHome,
  isVisited,
  phase,
  onChoose,
}: LineButtonProps) {
  const { t, i18n } = useLingui();
  return (
    <li className={styles['item']}>
      <button
        type="button"
        data-row={row}
        data-verse-id={verseId}
        data-visited={isVisited || undefined}
        data-phase={phase ?? undefined}
        aria-current={isActive ? 'true' : undefined}
        className={styles['line']}
        onClick={() => {
          onChoose(row);
        }}
      >
        <span className={styles['number']}>{i18n.number(row)}</span>
        <GurbaniLine words={toWords(unicode, visraams)} className={styles['gurbani'] ?? ''} />
        <span className={styles['marks']}>
          {isHome && (
            <>
              <HomeIcon />
              <span className={hiddenClass}>{t`Home line`}</span>
            </>
          )}
          {isVisited && !isActive && (
            <>
              <CheckIcon />
              <span className={hiddenClass}>{t`Shown before`}</span>
            </>
          )}
        </span>
      </button>
    </li>
  );
});

export interface LineListProps {
  text: OpenText;
  /** Row on the screen; null if it is none of these. */
  activeRow: number | null;
  homeRow: number;
  visited: ReadonlySet<number>;
  /** A tapped line that is not on the screen yet. */
  pending: { readonly row: number; readonly phase: DeliveryStatus['phase'] } | null;
  /** Must be stable, or every line renders again. */
  onChoose: (row: number) => void;
}

/** Lists the lines of the open text as buttons. Scrolls to the line on the screen, but never during a press. */
export function LineList({ text, activeRow, homeRow, visited, pending, onChoose }: LineListProps) {
  const { t } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  const { hold, whenStill } = useStillness();

  // Another phone may change the line during a press.
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
        <Trans>No lines to show.</Trans>
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
