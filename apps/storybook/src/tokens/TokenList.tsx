import type { ReactNode } from 'react';
import styles from './TokenList.module.css';

export interface TokenListProps {
  readonly names: readonly string[];
  /** What the token does, drawn with it. */
  readonly children: (name: string) => ReactNode;
}

/** Every token with its name, its value in the theme of the page, and a sample. */
export function TokenList({ names, children }: TokenListProps) {
  const values = getComputedStyle(document.documentElement);
  return (
    <dl className={styles['list']}>
      {names.map((name) => (
        <div key={name} className={styles['token']}>
          <dt>
            <code>{name}</code> <span className={styles['value']}>{values.getPropertyValue(name)}</span>
          </dt>
          <dd>{children(name)}</dd>
        </div>
      ))}
    </dl>
  );
}
