import type { ComponentProps } from 'react';
import { StepButtons } from './StepButtons.tsx';
import { steppedValue } from './steppedValue.ts';
import styles from './Stepper.module.css';

export interface StepperProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'role'> {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  onChange: (value: number) => void;
  /** The value in words, with its unit: "18 px". */
  formatValue?: (value: number) => string;
  decreaseLabel?: string;
  increaseLabel?: string;
}

/** A number that is changed a step at a time; the value is read aloud as it changes. */
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
