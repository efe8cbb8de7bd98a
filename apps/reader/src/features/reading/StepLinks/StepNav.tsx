import type { ReactNode } from 'react';
import styles from './StepLinks.module.css';

/** Row of links to the previous and next page. */
export function StepNav({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={styles['steps']}>
      {children}
    </nav>
  );
}

export interface StepProps {
  /** Null at an end, where the link is disabled. */
  href: string | null;
  rel: 'prev' | 'next';
  children: ReactNode;
}

/** Link to a neighbouring page, with an arrow in its direction. */
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
