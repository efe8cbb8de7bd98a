import type { Verse } from '@naad/api-client';
import { GurbaniLine } from '@naad/gurbani-render';
import { toWords } from '@naad/gurbani-text';
import styles from './FrameVerse.module.css';

export interface FrameVerseProps {
  verse: Verse;
  isLarivaar: boolean;
  /** Whether it is what the page around points at. */
  isHighlighted: boolean;
}

/** A line, and below it the same in other scripts and in translation. */
export function FrameVerse({ verse, isLarivaar, isHighlighted }: FrameVerseProps) {
  const { id, unicode, transliterations, translations } = verse;
  return (
    <div className={styles['verse']} data-verse-id={id} aria-current={isHighlighted ? 'true' : undefined}>
      <p className={styles['line']}>
        <GurbaniLine words={toWords(unicode, [])} display={{ isLarivaar }} />
      </p>
      {transliterations.map(({ lang, text }) => (
        <p
          key={lang}
          className={styles['transliteration']}
          lang={lang}
          dir={lang === 'pa-Arab' ? 'rtl' : 'ltr'}
        >
          {text}
        </p>
      ))}
      {translations.map(({ key, lang, text }) => (
        <p key={key} className={styles['translation']} lang={lang} dir="ltr">
          {text}
        </p>
      ))}
    </div>
  );
}
