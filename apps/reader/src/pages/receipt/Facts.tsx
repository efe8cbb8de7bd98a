import type { ReactNode } from 'react';
import styles from './Facts.module.css';

/** Names and values in two columns; on a narrow screen the value is below its name. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles['facts']}>{children}</dl>;
}

export interface FactProps {
  name: ReactNode;
  /** Nothing is shown for null. */
  children: ReactNode;
}

/** A name and its value. */
export function Fact({ name, children }: FactProps) {
  return (
    children !== null && (
      <div className={styles['fact']}>
        <dt>{name}</dt>
        <dd>{children}</dd>
      </div>
    )
  );
}

/** A hash or an id, which may break anywhere. */
export function Code({ children }: { children: ReactNode }) {
  return (
    <code dir="ltr" className={styles['code']}>
      {children}
    </code>
  );
}
