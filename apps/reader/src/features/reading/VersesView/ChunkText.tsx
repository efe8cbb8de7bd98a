import { memo } from 'react';
import textStyles from '../readingText.module.css';
import { VerseBlock } from '../VerseBlock/VerseBlock.tsx';
import { type Block, blockKey, countOf } from './blocks.ts';
import { LineAlone } from './LineAlone.tsx';
import { TextAlone } from './TextAlone.tsx';
import { paragraphsOf, type ReadVerse, type VerseChunk } from './verseChunks.ts';
import type { VerseMarks } from './verseMarks.ts';
import type { VersesMode } from './versesMode.ts';
import styles from './VersesView.module.css';

/** How lines are drawn. */
export interface TextLook {
  readonly block: Block;
  readonly mode: VersesMode;
  readonly isLarivaar: boolean;
  readonly marks: VerseMarks;
}

export interface ChunkTextProps extends TextLook {
  readonly chunk: VerseChunk;
}

/** Lines as a look has them. */
export const ChunkText = memo(function ChunkText(look: ChunkTextProps) {
  const { chunk, block, mode, isLarivaar, marks } = look;
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
      <div className={styles['rows']} data-columns={countOf(block.columns)}>
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
        verse={mode === 'alone' ? withoutCompanions(verse) : verse}
        isLarivaar={isLarivaar}
        marks={marks}
      />
    ));
  }
  const isRow = mode === 'split';
  if (block.kind === 'verses') {
    const lines = keyed.map(({ key, verse }) => (
      <LineAlone key={key} verse={verse} isRow={isRow} isLarivaar={isLarivaar} marks={marks} />
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
    <TextAlone key={key} verse={verse} block={block} isRow={isRow} marks={marks} />
  ));
  return isRow ? (
    texts
  ) : (
    <p className={textStyles[block.kind]} lang={block.lang} dir="auto">
      {texts}
    </p>
  );
});

function withoutCompanions(verse: ReadVerse): ReadVerse {
  return { ...verse, translations: [], transliterations: [] };
}
