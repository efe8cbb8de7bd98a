import { memo } from 'react';
import { ChunkText, type TextLook } from './ChunkText.tsx';
import { useInTurn } from './useInTurn.ts';
import type { VerseChunk } from './verseChunks.ts';
import { marksWithin } from './verseMarks.ts';
import styles from './VersesView.module.css';

export interface ChunkViewProps {
  chunk: VerseChunk;
  /** Null as long as nothing is to be drawn. */
  look: TextLook | null;
  /** Added to a text that is there already. */
  isLate: boolean;
}

/** Some lines of a long text: drawn anew at once where they are on the screen, and else when their turn comes. */
export const ChunkView = memo(function ChunkView({ chunk, look, isLate }: ChunkViewProps) {
  const [drawn, ref] = useInTurn(look, isLate);
  return (
    <div ref={ref} className={styles['chunk']} data-long="">
      {drawn && <ChunkText {...drawn} marks={marksWithin(chunk.verses, drawn.marks)} chunk={chunk} />}
    </div>
  );
});
