import { GurbaniLine } from '@naad/gurbani-render';
import { toWords } from '@naad/gurbani-text';
import type { LineSlide } from '@naad/sync-protocol';
import type { Look } from '../look/look.ts';
import styles from './SlideView.module.css';

export interface CompanionsProps {
  slide: LineSlide;
  look: Look;
}

/** What belongs to a line: transliterations, translations, and the line that comes. */
export function Companions({ slide, look }: CompanionsProps) {
  const { transliterations, translations, next } = slide;
  if (transliterations.length + translations.length === 0 && next === null) return null;
  return (
    <div className={styles['companions']}>
      {transliterations.map(({ script, lang, text }) => (
        <p
          key={script}
          data-row
          lang={lang}
          dir={lang === 'pa-Arab' ? 'rtl' : 'ltr'}
          className={styles['transliteration']}
        >
          {text}
        </p>
      ))}
      {translations.map(({ key, lang, text }) => (
        <p
          key={key}
          data-row
          lang={lang}
          className={lang === 'pa-Guru' ? styles['teeka'] : styles['translation']}
        >
          {text}
        </p>
      ))}
      {next !== null && (
        <p data-row className={styles['next']}>
          <GurbaniLine words={toWords(next, [])} display={{ isLarivaar: look.larivaar }} />
        </p>
      )}
    </div>
  );
}
