import type { TranslationText, TransliterationText } from '@naad/gurbani-model';
import { GurbaniLine, MarkedText } from '@naad/gurbani-render';
import { toWords } from '@naad/gurbani-text';
import textStyles from '../readingText.module.css';
import type { Column } from '../VersesView/blocks.ts';
import type { ReadVerse } from '../VersesView/verseChunks.ts';
import { isMarked, NO_MARKS, type VerseMarks } from '../VersesView/verseMarks.ts';
import { NO_NAMES, type VerseNames } from '../VersesView/verseNames.ts';
import { CutText } from './CutText.tsx';
import styles from './VerseBlock.module.css';

export interface VerseBlockProps {
  verse: ReadVerse;
  /** Number of the line on its ang, or its position in the text, as an item of a list; missing for a line alone. */
  number?: number;
  /** True to show the number in the margin. */
  isNumbered?: boolean;
  /** Level of a heading among the lines. */
  headingLevel?: number;
  marks?: VerseMarks;
  isLarivaar?: boolean;
  /** The texts to show, with an empty place for a missing one; by default those that the verse has. */
  columns?: readonly Column[] | undefined;
  names?: VerseNames;
}

/** A line with its transliterations and translations. */
export function VerseBlock(props: VerseBlockProps) {
  const { verse, number, isNumbered = false, headingLevel = 2, columns } = props;
  const { marks = NO_MARKS, isLarivaar = false, names = NO_NAMES } = props;
  const isCurrent = isMarked(marks, verse);
  const found = isCurrent ? marks.translation : null;
  const translation = (text: TranslationText) =>
    renderTranslation(text, names, found?.key === text.key ? found.words : []);
  return (
    <div
      {...(number !== undefined && { role: 'listitem', 'aria-label': names.line(number) })}
      id={verse.anchor}
      className={styles['verse']}
      data-verse-id={verse.id}
      data-number={isNumbered ? number : undefined}
      data-header={verse.isHeader ? '' : undefined}
      aria-current={isCurrent ? 'true' : undefined}
    >
      <p
        className={textStyles['line']}
        dir="ltr"
        {...(verse.isHeader && { role: 'heading', 'aria-level': headingLevel })}
      >
        <VerseText verse={verse} marks={marks} isLarivaar={isLarivaar} />
      </p>
      {columns ? (
        columns.map((column) => {
          if (column.kind === 'transliteration') {
            const text = verse.transliterations.find(({ script }) => script === column.script);
            return text ? renderTransliteration(text) : emptyColumn(column.script);
          }
          const text = verse.translations.find(({ key }) => key === column.key);
          return text ? translation(text) : emptyColumn(column.key);
        })
      ) : (
        <>
          {verse.transliterations.map(renderTransliteration)}
          {verse.translations.map(translation)}
        </>
      )}
    </div>
  );
}

// Functions instead of components: a bani has 2,000 lines to hydrate.
function renderTransliteration({ script, lang, text }: TransliterationText) {
  return (
    <p key={script} className={textStyles['transliteration']} lang={lang} dir="auto">
      {text}
    </p>
  );
}

/** A translation, below the name of its translator if the text has several in its language. */
function renderTranslation(
  { key, lang, text, isCut }: TranslationText,
  { translators }: VerseNames,
  words: readonly number[],
) {
  const translator = translators.get(key);
  const translation = (
    <p key={key} className={textStyles['translation']} lang={lang} dir="auto">
      {isCut ? <CutText text={text} words={words} /> : <MarkedText text={text} words={words} />}
    </p>
  );
  if (translator === undefined) return translation;
  return (
    <div key={key} className={styles['named']}>
      <small className={styles['translator']} lang="en">
        {translator}
      </small>
      {translation}
    </div>
  );
}

/** Keeps the columns aligned. */
function emptyColumn(key: string) {
  return <p key={key} aria-hidden="true" />;
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
