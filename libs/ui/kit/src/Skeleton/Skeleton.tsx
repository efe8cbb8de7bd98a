import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { hiddenClass } from '../hiddenClass.ts';
import styles from './Skeleton.module.css';

export interface SkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** How many lines will come. */
  lines?: number;
  /** What will come: a line of Gurbani, or text. A skeleton is as high, so that nothing jumps. */
  kind?: 'gurbani' | 'text';
  /** Read aloud in its place. */
  label?: string;
}

/** The lines that are on their way, as high as they will be. It is still: nothing here begs to be looked at. */
export function Skeleton({ lines = 1, kind = 'text', label = 'Loading', className, ...rest }: SkeletonProps) {
  return (
    <div {...rest} aria-busy="true" data-kind={kind} className={classes(styles['skeleton'], className)}>
      <span className={hiddenClass}>{label}</span>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} aria-hidden="true" className={styles['line']} />
      ))}
    </div>
  );
}
