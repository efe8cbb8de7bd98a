import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { classes } from '../classes.ts';
import { CloseIcon } from '../Icon/Icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { closeOnBackdrop } from './closeOnBackdrop.ts';
import styles from './Dialog.module.css';

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'onClose'> {
  /** Its heading and its accessible name. */
  title: string;
  isOpen: boolean;
  /** Called once, however it was closed: the button, Escape, the back gesture or a press beside it. */
  onClose: () => void;
  /** What is decided here: buttons below the text. */
  actions?: ReactNode;
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
  closeLabel = 'Close',
  className,
  ref,
  children,
  ...rest
}: DialogProps) {
  const titleId = useId();
  const ownRef = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ownRef.current;
    if (!isOpen || !dialog) return undefined;
    dialog.showModal();
    const stopListening = closeOnBackdrop(dialog);
    return () => {
      stopListening();
      dialog.close();
    };
  }, [isOpen]);

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
          <header className={styles['head']}>
            <h2 id={titleId} className={styles['title']}>
              {title}
            </h2>
            <IconButton label={closeLabel} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </header>
          <div className={styles['content']}>{children}</div>
          {actions !== undefined && <footer className={styles['actions']}>{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}
