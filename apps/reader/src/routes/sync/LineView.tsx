import { useLingui } from '@lingui/react/macro';
import { ReadingArea } from '@naad/gurbani-render';
import { ExitFullscreenIcon, IconButton } from '@naad/ui-kit';
import { type ReactNode, useEffect, useRef } from 'react';
import { useReadingView } from '../../features/reading/readingView.ts';
import styles from './LineView.module.css';

export interface LineViewProps {
  onClose: () => void;
  /** What is on the screen of the hall, and nothing else. */
  children: ReactNode;
}

/** The line that is on the screen, alone on this one (behaviour 99); also where a browser gives no page the whole screen. */
export function LineView({ onClose, children }: LineViewProps) {
  const { t } = useLingui();
  const { display } = useReadingView('shabad');
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const { current: element } = dialog;
    element?.showModal();
    // A browser that refuses shows it as large as its window is.
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
