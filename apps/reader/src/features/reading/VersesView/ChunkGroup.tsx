import { memo, useMemo } from 'react';
import type { TextLook } from './ChunkText.tsx';
import { ChunkView } from './ChunkView.tsx';
import { useInTurn } from './useInTurn.ts';
import type { VerseChunk } from './verseChunks.ts';

export interface ChunkGroupProps extends TextLook {
  chunks: readonly VerseChunk[];
  /** Added to a text that is there already. */
  isLate: boolean;
}

/** Pieces of a long text that hear of a change together: at once where they are on the screen, else in their turn. */
export const ChunkGroup = memo(function ChunkGroup(props: ChunkGroupProps) {
  const { chunks, block, mode, isLarivaar, marks, isLate } = props;
  const look = useMemo<TextLook>(
    () => ({ block, mode, isLarivaar, marks }),
    [block, mode, isLarivaar, marks],
  );
  const [heard, ref] = useInTurn(look, isLate);
  return (
    <div ref={ref}>
      {chunks.map((chunk) => (
        <ChunkView key={chunk.start} chunk={chunk} look={heard} isLate={isLate} />
      ))}
    </div>
  );
});
