import { useDeferredValue, useMemo, useState } from 'react';
import { type Block, blockKey, blocksOf, countOf } from './blocks.ts';
import { ChunkGroup } from './ChunkGroup.tsx';
import { ChunkText, type TextLook } from './ChunkText.tsx';
import { chunkGroups, type ChunksTogether, type ReadVerse, verseChunks } from './verseChunks.ts';
import { marksWithin, NO_MARKS, type VerseMarks } from './verseMarks.ts';
import type { VersesMode } from './versesMode.ts';
import styles from './VersesView.module.css';

export interface VersesViewProps {
  /** Lines of a shabad, an ang, a bani. The same list as long as nothing in it differs. */
  verses: readonly ReadVerse[];
  mode: VersesMode;
  isLarivaar: boolean;
  marks?: VerseMarks;
}

/**
 * Verses as their reader wants them laid out, inside a `ReadingArea`. Every line has its `data-verse-id` in every layout.
 * A long text is drawn in pieces, those on the screen first.
 */
export function VersesView({ verses, mode, isLarivaar, marks = NO_MARKS }: VersesViewProps) {
  const chunks = useMemo(() => verseChunks(verses), [verses]);
  const isLong = chunks.length > 1;
  const groups = useMemo(() => chunkGroups(chunks), [chunks]);
  const blocks = useMemo(() => blocksOf(verses, mode, isLong), [verses, mode, isLong]);
  // What the first drawing did not have is drawn when there is time for it.
  const [firstBlocks] = useState(blocks);
  const isLate = blocks !== firstBlocks;
  const present = usePresent(blocks);
  return (
    <div
      className={styles['view']}
      data-mode={mode}
      data-short={isLong ? undefined : ''}
      data-columns={mode === 'split' && !isLong ? countOf(blocks) : undefined}
    >
      {(isLong ? present : blocks).map((block) => (
        <div key={blockKey(block)} className={styles['block']}>
          <BlockText
            groups={groups}
            block={block}
            mode={mode}
            isLarivaar={isLarivaar && hasLines(block)}
            marks={marks}
            isLate={isLate}
          />
        </div>
      ))}
    </div>
  );
}

interface BlockTextProps extends TextLook {
  groups: readonly ChunksTogether[];
  isLate: boolean;
}

/** One block of a text: a short one as a whole, a long one in groups of its pieces. */
function BlockText({ groups, isLate, marks, ...look }: BlockTextProps) {
  const [first, second] = groups[0]?.chunks ?? [];
  if (first && !second) {
    return (
      <div className={styles['chunk']}>
        <ChunkText {...look} marks={marks} chunk={first} />
      </div>
    );
  }
  return groups.map(({ chunks, verses }) => (
    <ChunkGroup
      key={chunks[0]?.start}
      {...look}
      chunks={chunks}
      marks={marksWithin(verses, marks)}
      isLate={isLate}
    />
  ));
}

/** What is added to a long text comes after what is there has changed. */
function usePresent(blocks: readonly Block[]): readonly Block[] {
  const before = useDeferredValue(blocks);
  return before.length < blocks.length ? [...blocks.slice(0, 1), ...before.slice(1)] : blocks;
}

const hasLines = ({ kind }: Block) => kind !== 'transliteration' && kind !== 'translation';
