import { GurbaniLine } from '@naad/gurbani-render';
import { toWords } from '@naad/gurbani-text';
import type { LineSlide } from '@naad/sync-protocol';
import type { Look } from '../look/look.ts';
import styles from './SlideView.module.css';

export interface LineRowsProps {
  slide: LineSlide;
  look: Look;
}

/** The line with its translations and, in paragraph mode, the lines around it. */
export function LineRows({ slide, look }: LineRowsProps) {
  const { before, after } = slide.around ?? { before: [], after: [] };
  const asRows = look.mode !== 'reading';
  const display = { isLarivaar: look.larivaar };
  const around = (lines: readonly string[], from: string) =>
    lines.map((unicode, index) => (
      <span key={`${from}${String(index)}`} {...(asRows && { 'data-row': '' })} className={styles['around']}>
        <GurbaniLine words={toWords(unicode, [])} display={display} />{' '}
      </span>
    ));
  return (
    <>
      <div
        data-row=""
        className={styles['line']}
        data-around={slide.around ? (asRows ? 'rows' : 'run') : undefined}
        data-verse-id={slide.verseId}
      >
        {around(before, 'before')}
        <span className={styles['here']} data-here="">
          <GurbaniLine words={toWords(slide.unicode, slide.visraams)} display={display} />
        </span>
        {after.length > 0 && ' '}
        {around(after, 'after')}
      </div>
      <LineIncludes slide={slide} look={look} />
    </>
  );
}

interface LineIncludesProps {
  slide: LineSlide;
  look: Look;
}

/** Rows below the line: transliterations, translations and the next line. */
function LineIncludes({ slide, look }: LineIncludesProps) {
  const { transliterations, translations, next } = slide;
  if (transliterations.length + translations.length === 0 && next === null) return null;
  return (
    <div className={styles['includes']}>
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
