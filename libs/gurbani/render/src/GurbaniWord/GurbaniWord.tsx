import type { Word } from '@naad/gurbani-text';
import styles from './GurbaniWord.module.css';

export interface GurbaniWordProps {
  word: Word;
  /** Its place in the line, from 0: the address that highlights, tests and other devices share. */
  index: number;
  isMarked: boolean;
}

/** One word of a line, exactly as it is written. */
export function GurbaniWord({ word, index, isMarked }: GurbaniWordProps) {
  if (isMarked) {
    return (
      <mark data-word={index} className={styles['marked']}>
        {word.text}
      </mark>
    );
  }
  return <span data-word={index}>{word.text}</span>;
}
