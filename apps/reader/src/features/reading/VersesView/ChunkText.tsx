import { DeferredTextContext, MarkedText } from '@naad/gurbani-render';
import { memo, use } from 'react';
import textStyles from '../readingText.module.css';
import { VerseBlock, VerseText } from '../VerseBlock/VerseBlock.tsx';
import { type Block, blockKey, columnCount, type VersesMode } from './blocks.ts';
import { paragraphsOf, type ReadVerse, type VerseChunk } from './verseChunks.ts';
import { isMarked, type VerseMarks } from './verseMarks.ts';
import styles from './VersesView.module.css';

/** Settings for rendering lines. */
export interface VerseLook {
  readonly block: Block;
  readonly mode: VersesMode;
  readonly isLarivaar: boolean;
  readonly marks: VerseMarks;
}

export interface ChunkTextProps extends VerseLook {
  readonly chunk: VerseChunk;
}

/** Lines rendered in a given look. */
export const ChunkText = memo(function ChunkText(look: ChunkTextProps) {
  const { chunk, block, mode, isLarivaar, marks } = look;
  // Removed from the browser build, which renders a long text in turns of its own.
  if (import.meta.env.SSR) {
    const place = use(DeferredTextContext)?.defer(<ChunkText {...look} />, chunk.verses.length);
    if (place) return place;
  }
  if (mode === 'paragraph') {
    return paragraphsOf(chunk).map((paragraph) => (
      <div
        key={paragraph.start}
        className={styles['paragraph']}
        data-paragraph={paragraph.verses[0]?.paragraph}
      >
        <ChunkText {...look} chunk={paragraph} mode="mixed" />
      </div>
    ));
  }
  if (block.kind === 'rows') {
    return (
      <div className={styles['rows']} data-columns={columnCount(block.columns)}>
        {block.columns.map((column) => (
          <div key={blockKey(column)} className={styles['column']}>
            <ChunkText {...look} block={column} />
          </div>
        ))}
      </div>
    );
  }
  const keyed = chunk.verses.map((verse, place) => ({ key: chunk.start + place, verse }));
  if (block.kind === 'mixed') {
    return keyed.map(({ key, verse }) => (
      <VerseBlock
        key={key}
        verse={mode === 'alone' ? withoutTexts(verse) : verse}
        isLarivaar={isLarivaar}
        marks={marks}
      />
    ));
  }
  const isRow = mode === 'split';
  if (block.kind === 'verses') {
    const lines = keyed.map(({ key, verse }) => (
      <PlainLine key={key} verse={verse} isRow={isRow} isLarivaar={isLarivaar} marks={marks} />
    ));
    return isRow ? (
      lines
    ) : (
      <p className={textStyles['line']} dir="ltr">
        {lines}
      </p>
    );
  }
  const texts = keyed.map(({ key, verse }) => (
    <PlainText key={key} verse={verse} block={block} isRow={isRow} marks={marks} />
  ));
  return isRow ? (
    texts
  ) : (
    <p className={textStyles[block.kind]} lang={block.lang} dir="auto">
      {texts}
    </p>
  );
});

function withoutTexts(verse: ReadVerse): ReadVerse {
  return { ...verse, translations: [], transliterations: [] };
}

interface PlainLineProps {
  verse: ReadVerse;
  /** True for a row of a column, false for part of a running paragraph. */
  isRow: boolean;
  isLarivaar: boolean;
  marks: VerseMarks;
}

/** A line without its transliterations and translations. */
function PlainLine({ verse, isRow, isLarivaar, marks }: PlainLineProps) {
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

type TextBlock = Extract<Block, { kind: 'transliteration' | 'translation' }>;

interface PlainTextProps {
  verse: ReadVerse;
  block: TextBlock;
  /** True for a row of a column, false for part of a running paragraph. */
  isRow: boolean;
  marks: VerseMarks;
}

/** One of the texts beside a line, without the line. */
function PlainText({ verse, block, isRow, marks }: PlainTextProps) {
  const text = textOf(verse, block);
  // An empty row keeps the rows of the columns aligned.
  if (text === undefined) return isRow ? <p aria-hidden="true" /> : null;
  const isCurrent = isMarked(marks, verse);
  const isFound = isCurrent && block.kind === 'translation' && marks.translation?.key === block.key;
  const content = <MarkedText text={text} words={(isFound && marks.translation?.words) || []} />;
  const current = isCurrent ? '' : undefined;
  if (isRow) {
    return (
      <p className={textStyles[block.kind]} lang={block.lang} dir="auto" data-current={current}>
        {content}
      </p>
    );
  }
  return (
    <>
      <span data-current={current}>{content}</span>{' '}
    </>
  );
}

function textOf({ translations, transliterations }: ReadVerse, block: TextBlock): string | undefined {
  return block.kind === 'translation'
    ? translations.find(({ key }) => key === block.key)?.text
    : transliterations.find(({ script }) => script === block.script)?.text;
}
