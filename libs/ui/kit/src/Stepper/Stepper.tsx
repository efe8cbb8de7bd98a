import type { ComponentProps } from 'react';
import { StepButtons } from './StepButtons.tsx';
import styles from './Stepper.module.css';

export interface StepperProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'role'> {
  /** Visible label, and the name of the group. */
  label: string;
  /** Current value; the parent holds this state. */
  value: number;
  /** Lowest value. */
  min: number;
  /** Highest value. */
  max: number;
  /** Size of a step, greater than 0. */
  step?: number;
  /** Called with the new value, not at the ends of the range. */
  onChange: (value: number) => void;
  /** The value in words, with its unit: "18 px". */
  formatValue?: (value: number) => string;
  /** First part of the minus button's name, followed by the label. */
  decreaseLabel?: string;
  /** First part of the plus button's name, followed by the label. */
  increaseLabel?: string;
}

/** A number with minus and plus buttons; changes are announced. */
export function Stepper({
  label,
  value,
  min,
  max,
  step = 1,
  onChange,
  formatValue = String,
  decreaseLabel = 'Decrease',
  increaseLabel = 'Increase',
  ...rest
}: StepperProps) {
  const handleStep = (direction: 1 | -1) => {
    const next = steppedValue(value, direction, { min, max, step });
    if (next !== value) onChange(next);
  };
  return (
    <StepButtons
      {...rest}
      label={label}
      decreaseLabel={`${decreaseLabel}: ${label}`}
      increaseLabel={`${increaseLabel}: ${label}`}
      isAtLeast={value <= min}
      isAtMost={value >= max}
      onStep={handleStep}
    >
      <output className={styles['value']}>{formatValue(value)}</output>
    </StepButtons>
  );
}

interface StepperRange {
  readonly min: number;
  readonly max: number;
  /** Step size, greater than 0. */
  readonly step: number;
}

/**
 * The value one step up (`1`) or down (`-1`), limited to the range and without binary rounding errors (0.1 + 0.2 is
 * 0.3).
 */
export function steppedValue(value: number, direction: 1 | -1, { min, max, step }: StepperRange): number {
  const digits = Math.max(fractionDigits(step), fractionDigits(value));
  const next = Number((value + direction * step).toFixed(digits));
  return Math.min(max, Math.max(min, next));
}

function fractionDigits(value: number): number {
  return String(value).split('.')[1]?.length ?? 0;
}
