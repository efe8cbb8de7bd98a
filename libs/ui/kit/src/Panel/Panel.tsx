import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { classes } from '../classes.ts';
import { DialogHead } from '../Dialog/DialogHead.tsx';
import styles from './Panel.module.css';

export interface PanelProps extends Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'onClose'> {
  /** Heading and accessible name. */
  title: string;
  /** Shown or hidden; the parent holds this state. */
  isOpen: boolean;
  /** Called on its close button, or on Escape inside it. */
  onClose: () => void;
  /** Accessible name of the close button. */
  closeLabel?: string;
  /** Moves the focus to the heading on opening; false for a panel that opens by itself. */
  takesFocus?: boolean;
  /** Content, rendered only while the panel is open. */
  children?: ReactNode;
}

/**
 * A non-modal dialog: a bottom sheet on phones, a column next to the text on desktops. It takes the focus on opening
 * and restores it when closed from within. The content is rendered only while it is open.
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
    const previousFocus = document.activeElement;
    if (takesFocus) heading.current?.focus();
    // Focus elsewhere is kept. By the time of the cleanup the content is gone, and any focus in it is lost.
    return () => {
      const isLost = document.activeElement === document.body || document.activeElement === null;
      if (isLost && previousFocus instanceof HTMLElement) previousFocus.focus();
    };
  }, [isOpen, takesFocus]);

  return (
    // Handles keys that bubble from inside: browsers don't handle Escape for a non-modal dialog.
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
