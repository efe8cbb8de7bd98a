import { useLingui } from '@lingui/react/macro';
import { ChevronDownIcon, ChevronUpIcon, HomeIcon } from '@naad/ui-kit';
import styles from './StepBar.module.css';

export interface StepBarProps {
  /** Each is null if there is no such line. */
  onPrevious: (() => void) | null;
  onHome: (() => void) | null;
  onNext: (() => void) | null;
}

/** Buttons for previous, home and next line. A disabled one keeps its place, so that presses never hit its neighbour. */
export function StepBar({ onPrevious, onHome, onNext }: StepBarProps) {
  const { t } = useLingui();
  return (
    <div role="group" aria-label={t`Change line`} className={styles['bar']}>
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
