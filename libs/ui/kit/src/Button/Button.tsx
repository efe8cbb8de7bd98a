import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import styles from './Button.module.css';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` for the one thing a form is for, `quiet` for the rest. */
  variant?: 'primary' | 'quiet';
}

/** A native button; it submits nothing unless `type` says so. */
export function Button({ variant = 'quiet', type = 'button', className, ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type} data-variant={variant} className={classes(styles['button'], className)} />
  );
}
