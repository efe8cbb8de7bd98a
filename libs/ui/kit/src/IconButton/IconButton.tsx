import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** The accessible name: an icon has no words of its own. */
  label: string;
  /** One icon. */
  children: ReactNode;
  /** `outlined` where it stands alone, `plain` in a row of others. */
  variant?: 'plain' | 'outlined';
}

/** A native button drawn as an icon, as large as a finger; pressed ones (`aria-pressed`) are marked. */
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
