import { type ComponentProps, useId } from 'react';
import { classes } from '../classes.ts';
import fieldStyles from '../field.module.css';
import { hiddenClass } from '../hiddenClass.ts';
import styles from './Select.module.css';

export interface SelectOption {
  /** Unique within the options. */
  readonly value: string;
  /** Visible text. */
  readonly label: string;
  /** Why the option can't be chosen, added to its label; undefined if it can. Use the words of `Unavailable`. */
  readonly unavailable?: string | undefined;
  /** Language of the label if different from the page's. */
  readonly lang?: string;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  /** Accessible name, and the visible label by default. */
  label: string;
  /** Label hidden visually, for options that explain themselves. */
  isLabelHidden?: boolean;
  /** Options in display order, each with `value` and `label`, optionally `unavailable` and `lang`. */
  options: readonly SelectOption[];
}

/** A native select with a label. */
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
            disabled={option.unavailable !== undefined}
          >
            {option.unavailable === undefined ? option.label : `${option.label} – ${option.unavailable}`}
          </option>
        ))}
      </select>
    </div>
  );
}
