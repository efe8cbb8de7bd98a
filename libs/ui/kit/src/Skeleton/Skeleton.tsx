import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { hiddenClass } from '../hiddenClass.ts';
import styles from './Skeleton.module.css';

export interface SkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Number of placeholder lines. */
  lines?: number;
  /** Kind of the expected text; the skeleton has the same height, so that nothing shifts. */
  kind?: 'gurbani' | 'text';
  /** Text read aloud instead of the lines. */
  label?: string;
}

/** Placeholder lines with the height of the expected text, without animation. */
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
