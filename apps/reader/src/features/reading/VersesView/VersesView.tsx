import { useLingui } from '@lingui/react/macro';
import { memo, use, useDeferredValue, useMemo, useState } from 'react';
import { CREDITS_ID } from '../Credits.tsx';
import { type Block, blockKey, blocksOf, columnCount, type VersesMode } from './blocks.ts';
import { ChunkText, type VerseLook } from './ChunkText.tsx';
import {
  chunkGroups,
  type ReadVerse,
  type VerseChunk,
  type VerseChunkGroup,
  verseChunks,
} from './verseChunks.ts';
import { marksWithin, NO_MARKS, type VerseMarks } from './verseMarks.ts';
import { TranslatorsContext, verseNames } from './verseNames.ts';
import styles from './VersesView.module.css';
import { useQueuedValue } from './useQueuedValue.ts';

export interface VersesViewProps {
  /** Lines of a shabad, an ang or a bani. Keep the same array while nothing in it changes. */
  verses: readonly ReadVerse[];
  mode: VersesMode;
  isLarivaar: boolean;
  marks?: VerseMarks;
  /** Level of a heading among the lines, below that of the text; 2 by default. */
  headingLevel?: number;
}

/**
 * Verses in the reader's layout, inside a `ReadingArea`: a list of lines, but for running text. Every line has its
 * `data-verse-id` in every layout; a long text is rendered in chunks, those on screen first.
 */
export function VersesView(props: VersesViewProps) {
  const { verses, mode, isLarivaar, marks = NO_MARKS, headingLevel = 2 } = props;
  const { t } = useLingui();
  const translators = use(TranslatorsContext);
  const number = '#';
  const lineName = t`Line ${number}`;
  const names = useMemo(() => verseNames(lineName, translators), [lineName, translators]);
  const chunks = useMemo(() => verseChunks(verses), [verses]);
  const isLong = chunks.length > 1;
  const groups = useMemo(() => chunkGroups(chunks), [chunks]);
  const blocks = useMemo(() => blocksOf(verses, mode), [verses, mode]);
  // Blocks missing from the first render are rendered when there is time.
  const [firstBlocks] = useState(blocks);
  const isLate = blocks !== firstBlocks;
  const present = usePresentBlocks(blocks);
  const [first] = blocks;
  return (
    <div
      {...(mode !== 'reading' && {
        role: 'list',
        'aria-describedby': translators.length > 0 ? CREDITS_ID : undefined,
      })}
      className={styles['view']}
      data-mode={mode}
      data-columns={mode === 'split' && first?.kind === 'lines' ? columnCount(first) : undefined}
    >
      {(isLong ? present : blocks).map((block) => (
        <div key={blockKey(block)} className={styles['block']}>
          <BlockText
            groups={groups}
            block={block}
            mode={mode}
            isLarivaar={isLarivaar && hasLines(block)}
            headingLevel={headingLevel}
            names={names}
            marks={marks}
            isLate={isLate}
          />
        </div>
      ))}
    </div>
  );
}

interface BlockTextProps extends VerseLook {
  groups: readonly VerseChunkGroup[];
  isLate: boolean;
}

/** One block of a text: whole if short, otherwise in groups of chunks. */
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

/** Adds new blocks of a long text only after the existing ones have updated. */
function usePresentBlocks(blocks: readonly Block[]): readonly Block[] {
  const before = useDeferredValue(blocks);
  return before.length < blocks.length ? [...blocks.slice(0, 1), ...before.slice(1)] : blocks;
}

const hasLines = ({ kind }: Block) => kind !== 'transliteration' && kind !== 'translation';

interface ChunkGroupProps extends VerseLook {
  chunks: readonly VerseChunk[];
  /** True if added to a text that is already rendered. */
  isLate: boolean;
}

/** Chunks of a long text that update together: at once if on screen, otherwise in turn. */
const ChunkGroup = memo(function ChunkGroup(props: ChunkGroupProps) {
  const { chunks, block, mode, isLarivaar, headingLevel, names, marks, isLate } = props;
  const look = useMemo<VerseLook>(
    () => ({ block, mode, isLarivaar, headingLevel, names, marks }),
    [block, mode, isLarivaar, headingLevel, names, marks],
  );
  const [current, ref] = useQueuedValue(look, isLate);
  return (
    <div ref={ref}>
      {chunks.map((chunk) => (
        <ChunkView key={chunk.start} chunk={chunk} look={current} isLate={isLate} />
      ))}
    </div>
  );
});

interface ChunkViewProps {
  chunk: VerseChunk;
  /** Null while there is nothing to render. */
  look: VerseLook | null;
  /** True if added to a text that is already rendered. */
  isLate: boolean;
}

/** Lines of a long text, rerendered at once if on screen, otherwise in turn. */
const ChunkView = memo(function ChunkView({ chunk, look, isLate }: ChunkViewProps) {
  const [drawn, ref] = useQueuedValue(look, isLate);
  return (
    <div ref={ref} className={styles['chunk']} data-long="">
      {drawn && <ChunkText {...drawn} marks={marksWithin(chunk.verses, drawn.marks)} chunk={chunk} />}
    </div>
  );
});
