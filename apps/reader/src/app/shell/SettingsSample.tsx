import { GurbaniLine, ReadingArea } from '@naad/gurbani-render';
import type { VerseLine } from '@naad/gurbani-model';
import { toWords } from '@naad/gurbani-text';
import { useReadingView } from '../../features/reading/readingView.ts';
import textStyles from '../../features/reading/readingText.module.css';

/** A line of scripture as the page shows it with the present settings; a change is seen before the panel is closed. */
export function SettingsSample({ verse }: { verse: VerseLine }) {
  const { display, isLarivaar } = useReadingView('shabad');
  return (
    <ReadingArea display={display}>
      <p className={textStyles['line']} dir="ltr">
        <GurbaniLine words={toWords(verse.unicode, verse.visraams)} display={{ isLarivaar }} />
      </p>
      {verse.transliterations.map(({ script, lang, text }) => (
        <p key={script} className={textStyles['transliteration']} lang={lang} dir="auto">
          {text}
        </p>
      ))}
      {verse.translations.map(({ key, lang, text }) => (
        <p key={key} className={textStyles['translation']} lang={lang} dir="auto">
          {text}
        </p>
      ))}
    </ReadingArea>
  );
}
