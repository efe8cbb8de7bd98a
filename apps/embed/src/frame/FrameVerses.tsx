import type { Verse, VerseId } from '@naad/gurbani-model';
import { GurbaniLine, DeferredTextContext } from '@naad/gurbani-render';
import { use } from 'react';
import { toWords } from '@naad/gurbani-text';
import { CutText } from './CutText.tsx';
import styles from './FrameVerses.module.css';

export interface FrameVersesProps {
  verses: readonly Verse[];
  isLarivaar: boolean;
  highlights: readonly VerseId[];
}

/** Consecutive lines. In a long text each chunk renders in its own turn. */
export function FrameVerses(props: FrameVersesProps) {
  const { verses, isLarivaar, highlights } = props;
  const placeholder = use(DeferredTextContext)?.defer(<FrameVerses {...props} />, verses.length);
  if (placeholder) return placeholder;
  return verses.map((verse, index) => (
    <FrameVerse
      key={index}
      verse={verse}
      isLarivaar={isLarivaar}
      isHighlighted={highlights.includes(verse.id)}
    />
  ));
}

interface FrameVerseProps {
  verse: Verse;
  isLarivaar: boolean;
  /** True if the surrounding page highlights it. */
  isHighlighted: boolean;
}

/** A line with its transliterations and translations. */
function FrameVerse({ verse, isLarivaar, isHighlighted }: FrameVerseProps) {
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
      {translations.map(({ key, lang, text, isCut }) => (
        <p key={key} className={styles['translation']} lang={lang} dir="ltr">
          {isCut ? <CutText text={text} /> : text}
        </p>
      ))}
    </div>
  );
}
