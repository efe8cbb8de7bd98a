import { useLingui } from '@lingui/react/macro';
import { ReadingArea } from '@naad/gurbani-render';
import { ExitFullscreenIcon, IconButton } from '@naad/ui-kit';
import { type ReactNode, useEffect, useRef } from 'react';
import { useReadingView } from '../../features/reading/readingView.ts';
import styles from './LineView.module.css';

export interface LineViewProps {
  onClose: () => void;
  /** The display's current content alone. */
  children: ReactNode;
}

/** Shows the display's current line alone, full screen if the browser allows it [B99]. */
export function LineView({ onClose, children }: LineViewProps) {
  const { t } = useLingui();
  const { display } = useReadingView('shabad');
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const { current: element } = dialog;
    element?.showModal();
    // Without full screen the dialog fills the window.
    if (document.fullscreenEnabled) document.documentElement.requestFullscreen().catch(() => undefined);
    const handleChange = () => {
      if (!document.fullscreenElement) element?.close();
    };
    document.addEventListener('fullscreenchange', handleChange);
    return () => {
      document.removeEventListener('fullscreenchange', handleChange);
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
      element?.close();
    };
  }, []);

  return (
    <dialog ref={dialog} aria-label={t`Full screen`} className={styles['view']} onClose={onClose}>
      <IconButton
        label={t`Exit full screen`}
        className={styles['close']}
        onClick={() => dialog.current?.close()}
      >
        <ExitFullscreenIcon />
      </IconButton>
      <div className={styles['line']}>
        <ReadingArea display={{ ...display, isCentred: true }}>{children}</ReadingArea>
      </div>
    </dialog>
  );
}
