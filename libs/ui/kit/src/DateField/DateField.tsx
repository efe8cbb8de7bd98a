import { type ComponentProps, useId, useState } from 'react';
import { classes } from '../classes.ts';
import fieldStyles from '../field.module.css';
import styles from './DateField.module.css';

export interface DateFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  /** Visible label and accessible name. */
  label: string;
  /** First day that can be chosen, yyyy-mm-dd. */
  min: string;
  /** Last day that can be chosen, yyyy-mm-dd. */
  max: string;
  /** Message for a day before `min` or after `max`, shown when the form is submitted; names both ends of the range. */
  rangeError: string;
}

const isOutOfRange = ({ validity }: HTMLInputElement) => validity.rangeUnderflow || validity.rangeOverflow;

/**
 * A native date field. A day out of range blocks the form and is then reported: on blur the message would move a button
 * from under the finger that presses it.
 */
export function DateField({ label, rangeError, className, id, ...rest }: DateFieldProps) {
  const ownId = useId();
  const errorId = `${ownId}error`;
  const [hasError, setHasError] = useState(false);
  return (
    <div className={classes(styles['field'], className)}>
      <label htmlFor={id ?? ownId} className={fieldStyles['label']}>
        {label}
      </label>
      <input
        {...rest}
        id={id ?? ownId}
        type="date"
        aria-invalid={hasError || undefined}
        aria-describedby={hasError ? errorId : undefined}
        className={classes(fieldStyles['box'], styles['input'])}
        onInput={({ currentTarget }) => {
          if (!isOutOfRange(currentTarget)) setHasError(false);
        }}
        onInvalid={(event) => {
          if (!isOutOfRange(event.currentTarget)) return;
          // The browser's own message may be in another language than the page.
          event.preventDefault();
          setHasError(true);
          event.currentTarget.focus();
        }}
      />
      {hasError && (
        <p id={errorId} role="alert" className={styles['error']}>
          {rangeError}
        </p>
      )}
    </div>
  );
}
