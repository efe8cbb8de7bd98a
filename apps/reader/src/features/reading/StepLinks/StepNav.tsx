import type { ReactNode } from 'react';
import styles from './StepLinks.module.css';

/** A row of steps to the pages before and after this one. */
export function StepNav({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={styles['steps']}>
      {children}
    </nav>
  );
}

export interface StepProps {
  /** Null at an end: the step is there, but leads nowhere. */
  href: string | null;
  rel: 'prev' | 'next';
  children: ReactNode;
}

/** A step of the row, with a sign that points where it leads. */
export function Step({ href, rel, children }: StepProps) {
  if (href === null) {
    return (
      <span role="link" aria-disabled="true" className={styles['step']}>
        {children}
      </span>
    );
  }
  return (
    <a href={href} rel={rel} className={styles['step']}>
      {children}
    </a>
  );
}
