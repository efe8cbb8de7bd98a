import { GurbaniLine } from '@naad/gurbani-render';
import { toWords } from '@naad/gurbani-text';
import { isMarked, type VerseMarks } from '../VersesView/verseMarks.ts';
import type { ReadVerse } from '../VersesView/verseChunks.ts';

interface VerseTextProps {
  verse: ReadVerse;
  marks: VerseMarks;
  isLarivaar: boolean;
}

/** The line itself, its found words marked where the address highlights it. */
export function VerseText({ verse, marks, isLarivaar }: VerseTextProps) {
  const words = toWords(verse.unicode, verse.visraams);
  const markedWords = isMarked(marks, verse) ? (marks.words ?? []) : [];
  return <GurbaniLine words={words} display={{ markedWords, isLarivaar }} />;
}
