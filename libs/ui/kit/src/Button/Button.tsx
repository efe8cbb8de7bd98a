import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import styles from './Button.module.css';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` for a form's main action, `quiet` for others. */
  variant?: 'primary' | 'quiet';
}

/** A native button with the default `type` "button", so that it doesn't submit forms. */
export function Button({ variant = 'quiet', type = 'button', className, ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type} data-variant={variant} className={classes(styles['button'], className)} />
  );
}
