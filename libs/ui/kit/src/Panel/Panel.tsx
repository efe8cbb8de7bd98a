import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { classes } from '../classes.ts';
import { DialogHead } from '../Dialog/DialogHead.tsx';
import styles from './Panel.module.css';

export interface PanelProps extends Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'onClose'> {
  /** Its heading and its accessible name. */
  title: string;
  isOpen: boolean;
  /** Its button was pressed, or Escape inside it. */
  onClose: () => void;
  closeLabel?: string;
  /** Not where it opens by itself: nobody's focus is to be taken from what they read. */
  takesFocus?: boolean;
}

/**
 * A dialog that leaves the page in reach: a sheet from the foot of a phone, a column beside the text on a desktop. It
 * takes the focus when it is opened and gives it back when it is closed from within. What it holds is there only while
 * it is open.
 */
export function Panel({
  title,
  isOpen,
  onClose,
  closeLabel = 'Close',
  takesFocus = true,
  className,
  children,
  ...rest
}: PanelProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const cameFrom = document.activeElement;
    if (takesFocus) heading.current?.focus();
    // What has the focus elsewhere keeps it. By the time of the cleanup the contents are gone and the focus with them.
    return () => {
      const isLost = document.activeElement === document.body || document.activeElement === null;
      if (isLost && cameFrom instanceof HTMLElement) cameFrom.focus();
    };
  }, [isOpen, takesFocus]);

  return (
    // The keys bubble from the controls inside: a dialog that is not modal hears of no Escape from the browser.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <dialog
      {...rest}
      open={isOpen}
      aria-labelledby={titleId}
      className={classes(styles['panel'], className)}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      {isOpen && (
        <>
          <DialogHead
            title={title}
            titleId={titleId}
            titleRef={heading}
            closeLabel={closeLabel}
            onClose={onClose}
          />
          <div className={styles['content']}>{children}</div>
        </>
      )}
    </dialog>
  );
}
