import textStyles from '../readingText.module.css';
import { VerseText } from '../VerseBlock/VerseText.tsx';
import type { ReadVerse } from './verseChunks.ts';
import { isMarked, type VerseMarks } from './verseMarks.ts';
import styles from './VersesView.module.css';

export interface LineAloneProps {
  verse: ReadVerse;
  /** A row of a column; else a part of a paragraph that runs on. */
  isRow: boolean;
  isLarivaar: boolean;
  marks: VerseMarks;
}

/** A line without what belongs to it. */
export function LineAlone({ verse, isRow, isLarivaar, marks }: LineAloneProps) {
  const text = <VerseText verse={verse} marks={marks} isLarivaar={isLarivaar} />;
  const attributes = {
    id: verse.anchor,
    'data-verse-id': verse.id,
    'data-header': verse.isHeader ? '' : undefined,
    'aria-current': isMarked(marks, verse) ? ('true' as const) : undefined,
  };
  if (isRow) {
    return (
      <p {...attributes} className={textStyles['line']} dir="ltr">
        {text}
      </p>
    );
  }
  return (
    <>
      <span {...attributes} className={styles['run']}>
        {text}
      </span>{' '}
    </>
  );
}
