import type { Ref } from 'react';
import { CloseIcon } from '../Icon/Icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './DialogHead.module.css';

export interface DialogHeadProps {
  title: string;
  /** Id of the heading, which names the dialog. */
  titleId: string;
  /** Pass it to make the heading focusable. */
  titleRef?: Ref<HTMLHeadingElement>;
  closeLabel: string;
  onClose: () => void;
}

/** Heading and close button of a dialog or panel. */
export function DialogHead({ title, titleId, titleRef, closeLabel, onClose }: DialogHeadProps) {
  return (
    // Not a `header`: a dialog isn't a section, so that would be a second banner landmark.
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
