import { useLingui } from '@lingui/react/macro';
import { GurbaniLine } from '@naad/gurbani-render';
import { toWords } from '@naad/gurbani-text';
import { CheckIcon, hiddenClass, HomeIcon } from '@naad/ui-kit';
import { memo } from 'react';
import styles from './LineList.module.css';
import type { DeskLine } from './openText.ts';
import type { ShownDelivery } from './shownDelivery.ts';

interface LineButtonProps {
  line: DeskLine;
  isActive: boolean;
  isHome: boolean;
  isVisited: boolean;
  phase: ShownDelivery['phase'] | null;
  onChoose: (row: number) => void;
}

/** A line to tap. Kept as it is while nothing about it changes: a bani may have two thousand of them. */
export const LineButton = memo(function LineButton({
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
