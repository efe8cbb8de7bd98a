import { type ComponentProps, useId } from 'react';
import { classes } from '../classes.ts';
import { MinusIcon, PlusIcon } from '../Icon/Icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
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
  className,
  ...rest
}: StepperProps) {
  const id = useId();
  const handleStep = (direction: 1 | -1) => {
    const next = steppedValue(value, direction, { min, max, step });
    if (next !== value) onChange(next);
  };
  // At an end a button stays focusable, or who works by keyboard would lose their place.
  return (
    <div {...rest} role="group" aria-labelledby={id} className={classes(styles['field'], className)}>
      <span id={id}>{label}</span>
      <span className={styles['controls']}>
        <IconButton
          label={`${decreaseLabel}: ${label}`}
          variant="outlined"
          aria-disabled={value <= min}
          onClick={() => {
            handleStep(-1);
          }}
        >
          <MinusIcon />
        </IconButton>
        <output className={styles['value']}>{formatValue(value)}</output>
        <IconButton
          label={`${increaseLabel}: ${label}`}
          variant="outlined"
          aria-disabled={value >= max}
          onClick={() => {
            handleStep(1);
          }}
        >
          <PlusIcon />
        </IconButton>
      </span>
    </div>
  );
}
