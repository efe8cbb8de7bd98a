import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { TextPopover } from '../TextPopover.tsx';
import styles from './ReadingHead.module.css';

export interface ReadingHeadProps {
  /** The page's heading. */
  title: ReactNode;
  /** The title on phones, in one row with the folio: a raag and its writer, or the name of a bani. */
  short: string;
  /** Language of `short`, if it isn't the page's. */
  shortLang?: string | undefined;
  /** The page of the work. */
  folio?: ReactNode;
  /** Details: names, and actions for the text. */
  children?: ReactNode;
}

/**
 * Head of a page of scripture. On phones and in short windows it is one row, in that of the site's header, and a press on the
 * title opens the details; both work without scripts.
 */
export function ReadingHead({ title, short, shortLang, folio, children }: ReadingHeadProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <header className={styles['head']} data-meta="">
      <h1 tabIndex={-1} className={styles['title']}>
        {title}
      </h1>
      {/* The heading is read aloud instead. */}
      <p id={`${id}s`} aria-hidden="true" lang={shortLang} dir="auto" className={styles['short']}>
        {short}
      </p>
      {children && (
        <TextPopover
          textId={`${id}s`}
          label={t`Details`}
          buttonClassName={styles['open']}
          className={styles['details']}
        >
          {children}
        </TextPopover>
      )}
      {folio}
    </header>
  );
}
