import { DeferredTextContext, MarkedText } from '@naad/gurbani-render';
import { memo, use } from 'react';
import textStyles from '../readingText.module.css';
import { CutText } from '../VerseBlock/CutText.tsx';
import { VerseBlock, VerseText } from '../VerseBlock/VerseBlock.tsx';
import type { Block, Column, VersesMode } from './blocks.ts';
import { paragraphsOf, type ReadVerse, type VerseChunk } from './verseChunks.ts';
import { isMarked, type VerseMarks } from './verseMarks.ts';
import type { VerseNames } from './verseNames.ts';
import styles from './VersesView.module.css';

/** Settings for rendering lines. */
export interface VerseLook {
  readonly block: Block;
  readonly mode: VersesMode;
  readonly isLarivaar: boolean;
  readonly headingLevel: number;
  readonly names: VerseNames;
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
  if (block.kind === 'lines') {
    return chunk.verses.map((verse, place) => (
      <VerseBlock
        key={chunk.start + place}
        verse={verse}
        number={verse.lineNumber ?? chunk.start + place + 1}
        isNumbered={
          verse.lineNumber !== undefined && verse.lineNumber !== chunk.verses[place - 1]?.lineNumber
        }
        headingLevel={look.headingLevel}
        isLarivaar={isLarivaar}
        columns={block.columns}
        marks={marks}
        names={look.names}
      />
    ));
  }
  if (block.kind === 'verses') {
    return (
      <p className={textStyles['line']} dir="ltr">
        {chunk.verses.map((verse, place) => (
          <RunningLine key={chunk.start + place} verse={verse} isLarivaar={isLarivaar} marks={marks} />
        ))}
      </p>
    );
  }
  return (
    <p className={textStyles[block.kind]} lang={block.lang} dir="auto">
      {chunk.verses.map((verse, place) => (
        <RunningText key={chunk.start + place} verse={verse} column={block} marks={marks} />
      ))}
    </p>
  );
});

interface RunningLineProps {
  verse: ReadVerse;
  isLarivaar: boolean;
  marks: VerseMarks;
}

/** A line within a paragraph. */
function RunningLine({ verse, isLarivaar, marks }: RunningLineProps) {
  return (
    <>
      <span
        id={verse.anchor}
        className={styles['run']}
        data-verse-id={verse.id}
        data-header={verse.isHeader ? '' : undefined}
        aria-current={isMarked(marks, verse) ? 'true' : undefined}
      >
        <VerseText verse={verse} marks={marks} isLarivaar={isLarivaar} />
      </span>{' '}
    </>
  );
}

interface RunningTextProps {
  verse: ReadVerse;
  column: Column;
  marks: VerseMarks;
}

/** One of a line's texts within a paragraph. */
function RunningText({ verse, column, marks }: RunningTextProps) {
  const text = textOf(verse, column);
  if (text === undefined) return null;
  const isCurrent = isMarked(marks, verse);
  const isFound = isCurrent && column.kind === 'translation' && marks.translation?.key === column.key;
  const shown = { text: text.text, words: (isFound && marks.translation?.words) || [] };
  return (
    <>
      <span data-current={isCurrent ? '' : undefined}>
        {'isCut' in text ? <CutText {...shown} /> : <MarkedText {...shown} />}
      </span>{' '}
    </>
  );
}

function textOf({ translations, transliterations }: ReadVerse, column: Column) {
  return column.kind === 'translation'
    ? translations.find(({ key }) => key === column.key)
    : transliterations.find(({ script }) => script === column.script);
}
