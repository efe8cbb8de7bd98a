import { useLingui } from '@lingui/react/macro';
import type { FoundVerse } from '@naad/api-client';
import type { ReactNode } from 'react';
import type { SearchChoice } from '../searchChoice.ts';
import { ResultLine } from './ResultLine.tsx';
import { ResultPlace } from './ResultPlace.tsx';
import { ResultTexts } from './ResultTexts.tsx';
import styles from './SearchResult.module.css';

/** What somebody wrote beside a line, and when. */
export interface ResultNote {
  readonly comment: string;
  readonly createdAt: Date | null;
}

export interface SearchResultProps {
  verse: FoundVerse;
  /** The search that found it. */
  choice: SearchChoice;
  /** What a page of the work is called, as `Ang`. */
  pageName: string;
  /** Whose a translation is, by its key. */
  translators: Readonly<Record<string, string>>;
  note?: ResultNote;
  /** What can be done with the line. */
  actions?: ReactNode;
}

/** A found line, why it was found, and where it stands. */
export function SearchResult({ verse, choice, pageName, translators, note, actions }: SearchResultProps) {
  return (
    <article className={styles['result']}>
      <ResultLine verse={verse} choice={choice} />
      <ResultTexts verse={verse} translators={translators} />
      {note && <Note note={note} />}
      <div className={styles['foot']}>
        <ResultPlace verse={verse} choice={choice} pageName={pageName} />
        {actions}
      </div>
    </article>
  );
}

/** A comment of blanks is none. */
function Note({ note: { comment, createdAt } }: { note: ResultNote }) {
  const { i18n } = useLingui();
  return (
    <>
      {comment.trim() !== '' && (
        <p className={styles['comment']} dir="auto">
          {comment}
        </p>
      )}
      {createdAt && (
        <p className={styles['created']}>
          <time dateTime={createdAt.toISOString()}>
            {i18n.date(createdAt, {
              month: 'short',
              day: 'numeric',
              year: 'numeric',
              hour: 'numeric',
              minute: '2-digit',
              hour12: true,
            })}
          </time>
        </p>
      )}
    </>
  );
}
