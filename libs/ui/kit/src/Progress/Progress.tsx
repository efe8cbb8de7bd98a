import { type ComponentProps, useId } from 'react';
import { classes } from '../classes.ts';
import { hiddenClass } from '../hiddenClass.ts';
import styles from './Progress.module.css';

export interface ProgressProps extends Omit<ComponentProps<'progress'>, 'children' | 'value'> {
  /** What goes on. */
  label: string;
  /** For screen readers only, as of the bar on top of a page that is on its way. */
  isLabelHidden?: boolean;
  /** How much is done, of `max` (1 unless told); without it nobody knows how much there is. */
  value?: number;
  /** The value in words: "12 of 40 files". */
  valueText?: string;
}

/** How far something has come. */
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
