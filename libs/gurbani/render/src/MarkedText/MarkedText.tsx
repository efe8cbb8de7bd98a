import styles from './MarkedText.module.css';

export interface MarkedTextProps {
  /** A translation, transliteration or other text beside a line. */
  text: string;
  /** Indexes of the words to mark, counted from 0; words are separated by white space. */
  words: readonly number[];
}

/** A text with marked words; adjacent ones share a mark. The text content is unchanged. */
export function MarkedText({ text, words }: MarkedTextProps) {
  if (words.length === 0) return text;
  return runsOf(text, new Set(words)).map((run, index) =>
    run.isMarked ? (
      <mark key={index} className={styles['marked']}>
        {run.text}
      </mark>
    ) : (
      run.text
    ),
  );
}

interface Run {
  text: string;
  readonly isMarked: boolean;
}

function runsOf(text: string, words: ReadonlySet<number>): Run[] {
  const runs: Run[] = [];
  let index = 0;
  for (const [piece] of text.matchAll(/\s+|\S+/gu)) {
    // Space is marked if both neighbouring words are.
    const isSpace = piece.trim() === '';
    const isMarked = isSpace ? words.has(index - 1) && words.has(index) : words.has(index);
    if (!isSpace) index++;
    const last = runs.at(-1);
    if (last?.isMarked === isMarked) last.text += piece;
    else runs.push({ text: piece, isMarked });
  }
  return runs;
}
