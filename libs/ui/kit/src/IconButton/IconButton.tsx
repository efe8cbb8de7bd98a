import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** Accessible name, a verb or the name of a setting; an icon has no text. */
  label: string;
  /** One icon. */
  children: ReactNode;
  /** Look: `outlined` for a single button, `plain` in a row. */
  variant?: 'plain' | 'outlined';
  /** On or off, for a button that stays pressed; highlighted and announced. */
  'aria-pressed'?: ComponentProps<'button'>['aria-pressed'];
  /** Unavailable: neither pressed nor focused. */
  disabled?: boolean;
}

/** A native button with an icon, sized for touch; pressed ones (`aria-pressed`) are highlighted. */
export function IconButton({
  label,
  variant = 'plain',
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      data-variant={variant}
      className={classes(styles['button'], className)}
    />
  );
}
