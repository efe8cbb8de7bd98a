import { type ComponentProps, useId } from 'react';
import { classes } from '../classes.ts';
import { hiddenClass } from '../hiddenClass.ts';
import styles from './Slider.module.css';

export interface SliderProps extends Omit<
  ComponentProps<'input'>,
  'children' | 'type' | 'value' | 'onChange'
> {
  /** Accessible name, and the visible label by default. */
  label: string;
  /** Label hidden visually; the value is then beside the slider. */
  isLabelHidden?: boolean;
  /** Current value; the parent holds this state. */
  value: number;
  /** Called with the new value while the thumb moves. */
  onChange: (value: number) => void;
  /** Lowest value; 0 by default. */
  min?: number;
  /** Highest value; 100 by default. */
  max?: number;
  /** Size of a step; 1 by default. */
  step?: number;
  /** The value in words, shown and read aloud: "1.25 times". */
  formatValue?: (value: number) => string;
}

/** A native range input with its label and value. */
export function Slider({
  label,
  isLabelHidden = false,
  value,
  onChange,
  formatValue = String,
  className,
  id,
  ...rest
}: SliderProps) {
  const ownId = useId();
  return (
    <div className={classes(styles['field'], className)} data-label={isLabelHidden ? 'hidden' : undefined}>
      <label htmlFor={id ?? ownId} className={isLabelHidden ? hiddenClass : undefined}>
        {label}
      </label>
      <output htmlFor={id ?? ownId} aria-live="off" className={styles['value']}>
        {formatValue(value)}
      </output>
      <input
        {...rest}
        id={id ?? ownId}
        type="range"
        value={value}
        aria-valuetext={formatValue(value)}
        onChange={(event) => {
          onChange(event.target.valueAsNumber);
        }}
        className={styles['range']}
      />
    </div>
  );
}
