import { type ComponentProps, useId } from 'react';
import { classes } from '../classes.ts';
import fieldStyles from '../field.module.css';
import { hiddenClass } from '../hiddenClass.ts';
import styles from './Select.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean;
  /** The language of the label, where it is not that of the page. */
  readonly lang?: string;
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
      <label className={isLabelHidden ? hiddenClass : fieldStyles['label']} htmlFor={id ?? ownId}>
        {label}
      </label>
      <select {...rest} id={id ?? ownId} className={classes(fieldStyles['box'], styles['select'])}>
        {options.map((option) => (
          <option
            key={option.value}
            value={option.value}
            lang={option.lang}
            disabled={option.isDisabled ?? false}
          >
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
