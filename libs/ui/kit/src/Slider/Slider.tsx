import { type ComponentProps, useId } from 'react';
import { classes } from '../classes.ts';
import { hiddenClass } from '../hiddenClass.ts';
import styles from './Slider.module.css';

export interface SliderProps extends Omit<
  ComponentProps<'input'>,
  'children' | 'type' | 'value' | 'onChange'
> {
  label: string;
  /** Hides the label visually and puts the value next to the slider. */
  isLabelHidden?: boolean;
  value: number;
  onChange: (value: number) => void;
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
