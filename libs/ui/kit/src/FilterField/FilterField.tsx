import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import fieldStyles from '../field.module.css';
import styles from './FilterField.module.css';

export interface FilterFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What is left of what it filters, read aloud as it changes; null where nothing is typed. */
  status: ReactNode;
  /** What can be typed: it stands where the status will be. */
  hint?: ReactNode;
  /** What there is to do below the status. */
  children?: ReactNode;
}

/**
 * A field that narrows what is on the page as one types, and says how much of it is left. Not drawn where no script runs,
 * nor on paper.
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
