import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import styles from './Switch.module.css';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'children' | 'type' | 'role'> {
  label: string;
  /** What it does, in a few words below the label. */
  hint?: string;
}

/** A choice between on and off that takes effect at once. It is a checkbox, so forms send it without JavaScript. */
export function Switch({ label, hint, className, ...rest }: SwitchProps) {
  return (
    <label className={classes(styles['field'], className)}>
      <span className={styles['words']}>
        <span>{label}</span>
        {hint !== undefined && <span className={styles['hint']}>{hint}</span>}
      </span>
      <input aria-label={label} {...rest} type="checkbox" role="switch" className={styles['switch']} />
    </label>
  );
}
