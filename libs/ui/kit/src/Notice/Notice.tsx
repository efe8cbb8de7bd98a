import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import styles from './Notice.module.css';

export interface NoticeProps {
  /** What happened, in one sentence. */
  title: string;
  /** What can be done about it. */
  children?: ReactNode;
  onDismiss: () => void;
  dismissLabel?: string;
}

/** Something the visitor should know now, which does not replace what they were reading. */
export function Notice({ title, children, onDismiss, dismissLabel = 'Dismiss' }: NoticeProps) {
  return (
    <div className={styles['notice']}>
      <div className={styles['text']}>
        <p>{title}</p>
        {children}
      </div>
      <Button onClick={onDismiss}>{dismissLabel}</Button>
    </div>
  );
}
