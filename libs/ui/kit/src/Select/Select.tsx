import { type ComponentProps, useId } from 'react';
import { classes } from '../classes.ts';
import styles from './Select.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  label: string;
  /** For screen readers only, where the choices speak for themselves. */
  isLabelHidden?: boolean;
  options: readonly SelectOption[];
}

/** A native list of choices with its label. */
export function Select({ label, isLabelHidden = false, options, className, id, ...rest }: SelectProps) {
  const ownId = useId();
  return (
    <div className={classes(styles['field'], className)}>
      <label className={styles[isLabelHidden ? 'hidden' : 'label']} htmlFor={id ?? ownId}>
        {label}
      </label>
      <select {...rest} id={id ?? ownId} className={styles['select']}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled ?? false}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
