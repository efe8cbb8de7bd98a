import { type ComponentProps, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { classes } from '../classes.ts';
import { DialogHead } from './DialogHead.tsx';
import styles from './Dialog.module.css';

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'onClose'> {
  /** Heading and accessible name. */
  title: string;
  /** Shown or hidden; the parent holds this state. */
  isOpen: boolean;
  /** Called once for every way of closing: button, Escape, back gesture, or a press on the backdrop. */
  onClose: () => void;
  /** Buttons below the content, the main one last. */
  actions?: ReactNode;
  /** Closes on a press on the backdrop; disable it where unfinished input would be lost. */
  isDismissable?: boolean;
  /** Accessible name of the close button. */
  closeLabel?: string;
  /** Content, rendered only while the dialog is open. */
  children?: ReactNode;
}

/**
 * A native modal dialog: the page behind is inert, and closing restores the focus. The content is rendered only while
 * it is open.
 */
export function Dialog({
  title,
  isOpen,
  onClose,
  actions,
  isDismissable = true,
  closeLabel = 'Close',
  className,
  ref,
  children,
  ...rest
}: DialogProps) {
  const titleId = useId();
  const ownRef = useRef<HTMLDialogElement>(null);

  // Close before the element is removed, so that the browser can restore the focus.
  useLayoutEffect(() => {
    const dialog = ownRef.current;
    if (!isOpen || !dialog) return undefined;
    dialog.showModal();
    return () => {
      dialog.close();
    };
  }, [isOpen]);
  useEffect(() => {
    const dialog = ownRef.current;
    return isOpen && isDismissable && dialog ? closeOnBackdrop(dialog) : undefined;
  }, [isOpen, isDismissable]);

  return (
    <dialog
      {...rest}
      ref={(dialog) => {
        ownRef.current = dialog;
        if (typeof ref === 'function') return ref(dialog);
        if (ref) ref.current = dialog;
        return undefined;
      }}
      aria-labelledby={titleId}
      className={classes(styles['dialog'], className)}
      onClose={() => {
        if (isOpen) onClose();
      }}
    >
      {isOpen && (
        <div className={styles['body']}>
          <DialogHead title={title} titleId={titleId} closeLabel={closeLabel} onClose={onClose} />
          <div className={styles['content']}>{children}</div>
          {actions !== undefined && <footer className={styles['actions']}>{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}

/**
 * Closes a modal dialog on a press on its backdrop. The content must fill the dialog, because presses on the dialog's
 * own padding look the same; presses that start inside, to select text, don't count. (`closedby="any"` isn't supported
 * by all browsers.)
 *
 * @returns a function that stops listening
 */
function closeOnBackdrop(dialog: HTMLDialogElement): () => void {
  let startedOutside = false;
  const handleDown = (event: Event) => {
    startedOutside = event.target === dialog;
  };
  const handleClick = (event: Event) => {
    if (startedOutside && event.target === dialog) dialog.close();
  };
  dialog.addEventListener('pointerdown', handleDown);
  dialog.addEventListener('click', handleClick);
  return () => {
    dialog.removeEventListener('pointerdown', handleDown);
    dialog.removeEventListener('click', handleClick);
  };
}
