import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import styles from './Notice.module.css';

export interface NoticeProps {
  /** The event, in one sentence. */
  title: string;
  /** Advice on how to continue. */
  children?: ReactNode;
  onDismiss: () => void;
  dismissLabel?: string;
}

/** An important message that doesn't replace the page's content. */
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
