import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import fieldStyles from '../field.module.css';
import styles from './FilterField.module.css';

export interface FilterFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  /** Visible label and accessible name. */
  label: string;
  /** Typed text; the parent holds this state. */
  value: string;
  /** Called with the whole text on every change. */
  onChange: (value: string) => void;
  /** Number of remaining items ("2 raags"), announced on change; null while nothing is typed. */
  status: ReactNode;
  /** Explanation of what the field finds, shown while `status` is null. */
  hint?: ReactNode;
  /** Actions below the status, such as a button that shows all items again. */
  children?: ReactNode;
}

/**
 * A field that filters the page while typing and announces how much is left. Hidden without JavaScript and in print.
 */
export function FilterField({
  label,
  value,
  onChange,
  status,
  hint,
  children,
  className,
  id,
  ...rest
}: FilterFieldProps) {
  const ownId = useId();
  const statusId = `${ownId}status`;
  return (
    <div className={classes(styles['field'], className)}>
      <label htmlFor={id ?? ownId} className={styles['label']}>
        {label}
      </label>
      <input
        autoComplete="off"
        enterKeyHint="search"
        {...(hint !== undefined && { 'aria-describedby': statusId })}
        {...rest}
        id={id ?? ownId}
        type="search"
        value={value}
        className={fieldStyles['box']}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
      <p id={statusId} role="status" className={styles['status']}>
        {status ?? hint}
      </p>
      {children}
    </div>
  );
}
