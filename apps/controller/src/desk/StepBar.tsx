import { useLingui } from '@lingui/react/macro';
import { ChevronDownIcon, ChevronUpIcon, HomeIcon } from '@naad/ui-kit';
import styles from './StepBar.module.css';

export interface StepBarProps {
  /** Null where there is no such line. */
  onPrevious: (() => void) | null;
  onHome: (() => void) | null;
  onNext: (() => void) | null;
}

/** What is pressed most, where the thumb is. At an end a button stays in place, so that nobody presses another one. */
export function StepBar({ onPrevious, onHome, onNext }: StepBarProps) {
  const { t } = useLingui();
  return (
    <div role="group" aria-label={t`Steps`} className={styles['bar']}>
      <button
        type="button"
        className={styles['step']}
        aria-disabled={!onPrevious}
        onClick={() => onPrevious?.()}
      >
        <ChevronUpIcon />
        {t`Previous line`}
      </button>
      <button type="button" className={styles['step']} aria-disabled={!onHome} onClick={() => onHome?.()}>
        <HomeIcon />
        {t`Home line`}
      </button>
      <button type="button" className={styles['next']} aria-disabled={!onNext} onClick={() => onNext?.()}>
        <ChevronDownIcon />
        {t`Next line`}
      </button>
    </div>
  );
}
