import { useLingui } from '@lingui/react/macro';
import { Panel } from '@naad/ui-kit';
import { type ReactNode, useEffect, useRef } from 'react';
import { type TouchedLine, wordsIn } from '../glossedWord.ts';
import styles from './LineSheet.module.css';
import { useLineInView } from './useLineInView.ts';

export interface LineSheetProps {
  /** Place of the line, such as `Ang 968`. */
  title: string;
  /** The line in Unicode. */
  line: string;
  /** A translation for readers who don't know Punjabi; null for none. */
  translation: { readonly lang: string; readonly text: string; readonly translator: string | null } | null;
  /** The line on the page, to which the focus returns. */
  touched: TouchedLine | null;
  onClose: () => void;
  /** Its words and its actions. */
  children: ReactNode;
}

/**
 * A line with its words and what can be done with it: a bottom sheet on phones, a column beside the text on desktops. It
 * isn't modal, so that reading stays possible and a press on another line shows that line.
 */
export function LineSheet({ title, line, translation, touched, onClose, children }: LineSheetProps) {
  const { t } = useLingui();
  const sheet = useRef<HTMLDialogElement>(null);
  const latest = useRef(touched);

  useEffect(() => {
    latest.current = touched;
    if (sheet.current) sheet.current.scrollTop = 0;
    sheet.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [touched]);

  // The shell makes room beside the text.
  useEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-line-open', true);
    return () => {
      root.removeAttribute('data-line-open');
    };
  }, []);

  useLineInView(sheet, touched?.line ?? null);

  // Leave the focus alone if the visitor has moved it elsewhere.
  useEffect(
    () => () => {
      const open = latest.current;
      if (!open || (document.activeElement !== document.body && document.activeElement !== null)) return;
      (open.word ?? wordsIn(open.line)[0])?.focus({ preventScroll: true });
    },
    [],
  );

  return (
    <Panel
      ref={sheet}
      title={title}
      isOpen
      takesFocus={false}
      closeLabel={t`Close`}
      onClose={onClose}
      className={styles['sheet']}
      data-line-sheet=""
    >
      <p lang="pa-Guru" dir="ltr" className={styles['line']}>
        {line}
      </p>
      {translation && (
        <p lang={translation.lang} dir="auto" className={styles['translation']}>
          {translation.text}
          {translation.translator !== null && (
            <span className={styles['translator']}>{translation.translator}</span>
          )}
        </p>
      )}
      {children}
    </Panel>
  );
}
