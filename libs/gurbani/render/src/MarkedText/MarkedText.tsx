import styles from './MarkedText.module.css';

export interface MarkedTextProps {
  text: string;
  /** Words to mark, counted from 0 between white space. */
  words: readonly number[];
}

/** A text with some of its words marked, letter for letter what it was. Marked words that follow each other are one mark. */
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
  let place = 0;
  for (const [piece] of text.matchAll(/\s+|\S+/gu)) {
    // What lies between two words belongs to both or to neither.
    const isSpace = piece.trim() === '';
    const isMarked = isSpace ? words.has(place - 1) && words.has(place) : words.has(place);
    if (!isSpace) place++;
    const last = runs.at(-1);
    if (last?.isMarked === isMarked) last.text += piece;
    else runs.push({ text: piece, isMarked });
  }
  return runs;
}
