import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import styles from './Switch.module.css';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'children' | 'type' | 'role'> {
  /** Visible label and accessible name: the setting, without "on" or "off". */
  label: string;
  /** Explanation below the label, a few words; its accessible description. */
  hint?: ReactNode;
  /** On or off, if the parent holds this state. */
  checked?: boolean;
  /** Unavailable: neither changed nor focused. */
  disabled?: boolean;
}

/** An on/off choice with immediate effect. A native checkbox, so forms send it without JavaScript. */
export function Switch({ label, hint, className, ...rest }: SwitchProps) {
  const hintId = useId();
  const hasHint = hint !== undefined;
  return (
    <label className={classes(styles['field'], className)}>
      <span className={styles['words']}>
        <span>{label}</span>
        {hasHint && (
          <span id={hintId} className={styles['hint']}>
            {hint}
          </span>
        )}
      </span>
      <input
        aria-label={label}
        aria-describedby={hasHint ? hintId : undefined}
        {...rest}
        type="checkbox"
        role="switch"
        className={styles['switch']}
      />
    </label>
  );
}
