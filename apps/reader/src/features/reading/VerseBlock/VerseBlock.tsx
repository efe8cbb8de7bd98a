import { GurbaniLine, MarkedText } from '@naad/gurbani-render';
import { toWords } from '@naad/gurbani-text';
import textStyles from '../readingText.module.css';
import { isMarked, NO_MARKS, type VerseMarks } from '../VersesView/verseMarks.ts';
import type { ReadVerse } from '../VersesView/verseChunks.ts';
import styles from './VerseBlock.module.css';

export interface VerseBlockProps {
  verse: ReadVerse;
  marks?: VerseMarks;
  isLarivaar?: boolean;
}

/** Level 2: the page's heading is its title. */
const HEADING = { role: 'heading', 'aria-level': 2 };

/** A line with its transliterations and translations. */
export function VerseBlock({ verse, marks = NO_MARKS, isLarivaar = false }: VerseBlockProps) {
  const isCurrent = isMarked(marks, verse);
  const found = isCurrent ? marks.translation : null;
  return (
    <div
      id={verse.anchor}
      className={styles['verse']}
      data-verse-id={verse.id}
      data-header={verse.isHeader ? '' : undefined}
      aria-current={isCurrent ? 'true' : undefined}
    >
      <p className={textStyles['line']} dir="ltr" {...(verse.isHeader && HEADING)}>
        <VerseText verse={verse} marks={marks} isLarivaar={isLarivaar} />
      </p>
      {verse.transliterations.map(({ script, lang, text }) => (
        <p key={script} className={textStyles['transliteration']} lang={lang} dir="auto">
          {text}
        </p>
      ))}
      {verse.translations.map(({ key, lang, text }) => (
        <p key={key} className={textStyles['translation']} lang={lang} dir="auto">
          <MarkedText text={text} words={found?.key === key ? found.words : []} />
        </p>
      ))}
    </div>
  );
}

interface VerseTextProps {
  verse: ReadVerse;
  marks: VerseMarks;
  isLarivaar: boolean;
}

/** The line itself; found words are marked if the address highlights it. */
export function VerseText({ verse, marks, isLarivaar }: VerseTextProps) {
  const words = toWords(verse.unicode, verse.visraams);
  const markedWords = isMarked(marks, verse) ? (marks.words ?? []) : [];
  return <GurbaniLine words={words} display={{ markedWords, isLarivaar }} />;
}
