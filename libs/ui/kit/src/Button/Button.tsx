import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './Button.module.css';

export interface ButtonProps extends ComponentProps<'button'> {
  /** Look: `primary` for the main action of a form or dialog, `quiet` for all others. */
  variant?: 'primary' | 'quiet';
  /** Behaviour in a form; only `submit` sends it. */
  type?: 'button' | 'submit' | 'reset';
  /** Unavailable: neither pressed nor focused. */
  disabled?: boolean;
  /** Label, a verb. */
  children?: ReactNode;
}

/** A native button with the default `type` "button", so that it doesn't submit forms. */
export function Button({ variant = 'quiet', type = 'button', className, ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type} data-variant={variant} className={classes(styles['button'], className)} />
  );
}
