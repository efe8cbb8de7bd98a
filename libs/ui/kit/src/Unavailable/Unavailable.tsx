import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import styles from './Unavailable.module.css';

export interface UnavailableProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The message, in the language of the interface; English by default. */
  text?: string;
}

/**
 * Says that something on the page can't be used here, below its name. Hints of a `Switch` and choices use it, so that it
 * looks and reads the same everywhere; the options of a `Select` have a field of their own.
 */
export function Unavailable({ text = 'Not available on this site', className, ...rest }: UnavailableProps) {
  return (
    <span {...rest} className={classes(styles['note'], className)}>
      {text}
    </span>
  );
}
