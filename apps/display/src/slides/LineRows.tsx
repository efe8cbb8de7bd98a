import { GurbaniLine } from '@naad/gurbani-render';
import { toWords } from '@naad/gurbani-text';
import type { LineSlide } from '@naad/sync-protocol';
import type { ReactNode } from 'react';
import type { Look } from '../look/look.ts';
import styles from './SlideView.module.css';

export interface LineRowsProps {
  slide: LineSlide;
  look: Look;
}

/** The line with its translations and, in paragraph mode, the lines around it. */
export function LineRows({ slide, look }: LineRowsProps) {
  const display = { isLarivaar: look.larivaar };
  const line = <GurbaniLine words={toWords(slide.unicode, slide.visraams)} display={display} />;
  return (
    <>
      {slide.around ? (
        <Paragraph slide={slide} look={look} around={slide.around}>
          {line}
        </Paragraph>
      ) : (
        <div className={styles['line']} data-gurbani="rows" data-verse-id={slide.verseId}>
          {line}
        </div>
      )}
      <LineIncludes slide={slide} look={look} />
    </>
  );
}

interface ParagraphProps extends LineRowsProps {
  around: NonNullable<LineSlide['around']>;
  children: ReactNode;
}

/** A line within the others of its paragraph: each from a new row, or as running text in reading mode. */
function Paragraph({ slide, look, around: { before, after }, children }: ParagraphProps) {
  const lines = (texts: readonly string[], from: string) =>
    texts.map((unicode, index) => (
      <span key={`${from}${String(index)}`} className={styles['around']}>
        <GurbaniLine words={toWords(unicode, [])} display={{ isLarivaar: look.larivaar }} />{' '}
      </span>
    ));
  return (
    <div
      className={styles['line']}
      data-gurbani="wrapped"
      data-around={look.mode === 'reading' ? 'run' : 'rows'}
      data-verse-id={slide.verseId}
    >
      {lines(before, 'before')}
      <span className={styles['here']} data-here="">
        {children}
      </span>
      {after.length > 0 && ' '}
      {lines(after, 'after')}
    </div>
  );
}

/** Rows below the line: transliterations, translations and the next line. */
function LineIncludes({ slide, look }: LineRowsProps) {
  const { transliterations, translations, next } = slide;
  if (transliterations.length + translations.length === 0 && next === null) return null;
  return (
    <div className={styles['includes']} data-rest="">
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
          data-translation
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
