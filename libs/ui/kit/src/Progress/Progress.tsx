import { type ComponentProps, useId } from 'react';
import { classes } from '../classes.ts';
import { hiddenClass } from '../hiddenClass.ts';
import styles from './Progress.module.css';

export interface ProgressProps extends Omit<ComponentProps<'progress'>, 'children' | 'value'> {
  /** The activity. */
  label: string;
  /** Hides the label visually, as in the bar on top of a loading page. */
  isLabelHidden?: boolean;
  /** Progress out of `max` (1 by default); omit it for an unknown total. */
  value?: number;
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
