import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import styles from './Icon.module.css';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Mirrored in right-to-left text; for icons that point along the text, such as a chevron. */
  isDirectional?: boolean;
  /** Paths on a grid of 24 by 24. */
  children: React.ReactNode;
}

/**
 * Base of every icon: a grid of 24, strokes of 1.5 px, the colour of the text. Hidden from screen readers; the
 * surrounding control has the name.
 */
export function Icon({ isDirectional = false, className, children, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      {...rest}
      aria-hidden="true"
      focusable="false"
      data-directional={isDirectional ? '' : undefined}
      className={classes(styles['icon'], className)}
    >
      {children}
    </svg>
  );
}
