import { Trans, useLingui } from '@lingui/react/macro';
import type { FoundVerse } from '@naad/api-client';
import { MarkedText } from '@naad/gurbani-render';
import { lineMatches, translationMatches, wordsOf } from './foundIn.ts';
import styles from './SearchResult.module.css';
import { whyInLine, whyInTranslation } from './whyFound.ts';

export interface ResultTextsProps {
  verse: FoundVerse;
  /** Whose a translation is, by its key. */
  translators: Readonly<Record<string, string>>;
}

/** The line in other letters and languages, and in a few words why it was found. */
export function ResultTexts({ verse, translators }: ResultTextsProps) {
  const { i18n } = useLingui();
  const { unicode, transliterations, translations, matches } = verse;
  const inLine = lineMatches(matches);
  return (
    <>
      {transliterations.map(({ script, lang, text }) => (
        <p key={script} className={styles['transliteration']} lang={lang} dir="auto">
          <MarkedText text={text} words={sameWords(unicode, text) ? wordsOf(inLine) : []} />
        </p>
      ))}
      <Why parts={whyInLine(inLine).map((why) => i18n._(why))} />
      {translations.map(({ key, lang, text }) => {
        const found = translationMatches(matches, key);
        const name = translators[key];
        return (
          <div key={key}>
            <p className={styles['translation']} lang={lang} dir="auto">
              <MarkedText text={text} words={wordsOf(found)} />
            </p>
            {found.length > 0 && (
              <p className={styles['why']}>
                {name === undefined ? (
                  <Trans>in the translation</Trans>
                ) : (
                  <Trans>in the translation by {name}</Trans>
                )}
                {whyInTranslation(found).map((why) => ` · ${i18n._(why)}`)}
              </p>
            )}
          </div>
        );
      })}
    </>
  );
}

function Why({ parts }: { parts: readonly string[] }) {
  return parts.length > 0 && <p className={styles['why']}>{parts.join(' · ')}</p>;
}

/** Whether the words of a transliteration stand for those of the line, each for one. */
function sameWords(line: string, transliteration: string): boolean {
  return line.trim().split(/\s+/u).length === transliteration.trim().split(/\s+/u).length;
}
