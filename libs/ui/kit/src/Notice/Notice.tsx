import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import styles from './Notice.module.css';

export interface NoticeProps {
  /** The event, in one sentence. */
  title: string;
  /** A way to continue, such as a link "Try again". */
  children?: ReactNode;
  /** Called on the dismiss button; the parent removes the notice. */
  onDismiss: () => void;
  /** Text of the dismiss button. */
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
