import { useLingui } from '@lingui/react/macro';
import { GurbaniLine, MarkedText } from '@naad/gurbani-render';
import { toWords } from '@naad/gurbani-text';
import type { ReactNode } from 'react';
import { foundHref } from '../../foundHref.ts';
import type { SearchChoice } from '../../searchChoice.ts';
import type { Suggestion, Suggestions } from '../suggestions.ts';
import { suggestionText } from '../suggestionText.ts';
import styles from './SuggestionList.module.css';

export interface SuggestionRowProps {
  suggestion: Suggestion;
  /** The search that found it. */
  choice: SearchChoice;
  translators: Suggestions['translators'];
  /** What can be done with the line in place. */
  actions: ReactNode;
}

/** A line that leads to its shabad: the words that match are marked, and a translation says by whom it is. */
export function SuggestionRow({ suggestion, choice, translators, actions }: SuggestionRowProps) {
  const { t, i18n } = useLingui();
  const { lineWords, translation, transliteration, why } = suggestionText(suggestion, choice.type);
  const translator = translators.find(({ key }) => key === translation?.key)?.name;
  const notes = [
    ...(translator === undefined ? [] : [t`Translation: ${translator}`]),
    ...why.map((each) => i18n._(each)),
  ];
  return (
    <li className={styles['row']}>
      <a className={styles['link']} href={foundHref(choice, suggestion)}>
        {translation && (
          <span className={styles['translation']} lang={translation.lang} dir="auto">
            <MarkedText text={translation.text} words={translation.markedWords} />
          </span>
        )}{' '}
        <span className={styles['line']} data-below={translation ? '' : undefined} dir="ltr">
          <GurbaniLine words={toWords(suggestion.unicode, [])} display={{ markedWords: lineWords }} />
        </span>{' '}
        {transliteration !== null && (
          <span className={styles['small']} lang="pa-Latn" dir="ltr">
            {transliteration}
          </span>
        )}{' '}
        {notes.length > 0 && <span className={styles['small']}>{notes.join(' · ')}</span>}
      </a>
      {actions}
    </li>
  );
}
