import { useLingui } from '@lingui/react/macro';
import { StepButtons } from '@naad/ui-kit';
import styles from './SizeStepper.module.css';

export interface SizeStepperProps<Size extends number> {
  label: string;
  size: Size;
  /** In ascending order. */
  sizes: readonly Size[];
  formatSize: (size: Size) => string;
  onStep: (by: 1 | -1) => void;
  onChoose: (size: Size) => void;
}

/** A size that is changed in steps or chosen from a list. */
export function SizeStepper<Size extends number>({
  label,
  size,
  sizes,
  formatSize,
  onStep,
  onChoose,
}: SizeStepperProps<Size>) {
  const { t } = useLingui();
  return (
    <StepButtons
      label={label}
      decreaseLabel={t`Decrease: ${label}`}
      increaseLabel={t`Increase: ${label}`}
      isAtLeast={size === sizes[0]}
      isAtMost={size === sizes.at(-1)}
      onStep={onStep}
    >
      <select
        aria-label={label}
        className={styles['sizes']}
        value={size}
        onChange={({ target }) => {
          const chosen = sizes.find((each) => String(each) === target.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {sizes.map((each) => (
          <option key={each} value={each}>
            {formatSize(each)}
          </option>
        ))}
      </select>
    </StepButtons>
  );
}
