import { type ComponentProps, useId } from 'react';
import { classes } from '../classes.ts';
import { hiddenClass } from '../hiddenClass.ts';
import styles from './Progress.module.css';

export interface ProgressProps extends Omit<ComponentProps<'progress'>, 'children' | 'value'> {
  /** The activity, and the accessible name: "Saving for offline". */
  label: string;
  /** Hides the label visually, as in the bar on top of a loading page. */
  isLabelHidden?: boolean;
  /** Progress from 0 to `max`; without it the bar shows an activity of unknown length. */
  value?: number;
  /** Value of a finished activity; 1 by default. */
  max?: number;
  /** The value in words: "12 of 40 files". */
  valueText?: string;
}

/** A progress bar with a label. */
export function Progress({
  label,
  isLabelHidden = false,
  value,
  valueText,
  className,
  id,
  ...rest
}: ProgressProps) {
  const ownId = useId();
  return (
    <div className={classes(styles['field'], className)}>
      <label htmlFor={id ?? ownId} className={isLabelHidden ? hiddenClass : undefined}>
        {label}
      </label>
      {valueText !== undefined && !isLabelHidden && <span className={styles['value']}>{valueText}</span>}
      <progress
        {...rest}
        {...(value === undefined ? {} : { value })}
        id={id ?? ownId}
        aria-valuetext={valueText}
        className={styles['bar']}
      />
    </div>
  );
}
