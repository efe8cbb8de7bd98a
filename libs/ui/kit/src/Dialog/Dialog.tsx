import { type ComponentProps, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { classes } from '../classes.ts';
import { closeOnBackdrop } from './closeOnBackdrop.ts';
import { DialogHead } from './DialogHead.tsx';
import styles from './Dialog.module.css';

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'onClose'> {
  /** Its heading and its accessible name. */
  title: string;
  isOpen: boolean;
  /** Called once, however it was closed: the button, Escape, the back gesture or a press beside it. */
  onClose: () => void;
  /** What is decided here: buttons below the text. */
  actions?: ReactNode;
  /** Whether a press beside it closes it too; not where something half done would be lost. */
  isDismissable?: boolean;
  closeLabel?: string;
}

/**
 * A native modal dialog: the page behind it is out of reach, and the focus goes back to where it was. What it holds is
 * there only while it is open.
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

  // Closed while it still stands in the page, or the browser could not give the focus back.
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
