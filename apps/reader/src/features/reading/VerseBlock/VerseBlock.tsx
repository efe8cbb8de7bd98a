import type { Verse } from '@naad/api-client';
import { GurbaniLine } from '@naad/gurbani-render';
import { toWords } from '@naad/gurbani-text';
import styles from './VerseBlock.module.css';

export interface VerseBlockProps {
  verse: Verse;
  isCurrent: boolean;
  /** Places of words to set apart, as a search found them. */
  markedWords?: readonly number[];
}

/** A line with what helps to read it. */
export function VerseBlock({ verse, isCurrent, markedWords = [] }: VerseBlockProps) {
  return (
    <div className={styles['verse']} data-verse-id={verse.id} aria-current={isCurrent ? 'true' : undefined}>
      <p className={styles['line']} dir="ltr">
        <GurbaniLine words={toWords(verse.unicode, verse.visraams)} display={{ markedWords }} />
      </p>
      {verse.transliteration !== null && (
        <p className={styles['transliteration']} lang="pa-Latn" dir="ltr">
          {verse.transliteration}
        </p>
      )}
      {verse.translations.map(({ key, lang, text }) => (
        <p key={key} className={styles['translation']} lang={lang} dir="auto">
          {text}
        </p>
      ))}
    </div>
  );
}
