import type { Ref } from 'react';
import { CloseIcon } from '../Icon/Icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './DialogHead.module.css';

export interface DialogHeadProps {
  title: string;
  /** Of the heading, from which the dialog takes its name. */
  titleId: string;
  /** Given where the heading is to take the focus. */
  titleRef?: Ref<HTMLHeadingElement>;
  closeLabel: string;
  onClose: () => void;
}

/** What a dialog begins with, modal or not: its heading and the button that closes it. */
export function DialogHead({ title, titleId, titleRef, closeLabel, onClose }: DialogHeadProps) {
  return (
    // No `header`: a dialog is no section, so that would be a second banner of the page.
    <div className={styles['head']}>
      <h2
        ref={titleRef}
        id={titleId}
        tabIndex={titleRef === undefined ? undefined : -1}
        className={styles['title']}
      >
        {title}
      </h2>
      <IconButton label={closeLabel} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}
