import { MarkedText } from '@naad/gurbani-render';
import textStyles from '../readingText.module.css';
import type { Block } from './blocks.ts';
import type { ReadVerse } from './verseChunks.ts';
import { isMarked, type VerseMarks } from './verseMarks.ts';

type TextBlock = Extract<Block, { kind: 'transliteration' | 'translation' }>;

export interface TextAloneProps {
  verse: ReadVerse;
  block: TextBlock;
  /** A row of a column; else a part of a paragraph that runs on. */
  isRow: boolean;
  marks: VerseMarks;
}

/** One of the texts beside a line, without the line. */
export function TextAlone({ verse, block, isRow, marks }: TextAloneProps) {
  const text = textOf(verse, block);
  // A row stays beside its line though it is empty.
  if (text === undefined) return isRow ? <p aria-hidden="true" /> : null;
  const isCurrent = isMarked(marks, verse);
  const isFound = isCurrent && block.kind === 'translation' && marks.translation?.key === block.key;
  const drawn = <MarkedText text={text} words={(isFound && marks.translation?.words) || []} />;
  const current = isCurrent ? '' : undefined;
  if (isRow) {
    return (
      <p className={textStyles[block.kind]} lang={block.lang} dir="auto" data-current={current}>
        {drawn}
      </p>
    );
  }
  return (
    <>
      <span data-current={current}>{drawn}</span>{' '}
    </>
  );
}

function textOf({ translations, transliterations }: ReadVerse, block: TextBlock): string | undefined {
  return block.kind === 'translation'
    ? translations.find(({ key }) => key === block.key)?.text
    : transliterations.find(({ script }) => script === block.script)?.text;
}
