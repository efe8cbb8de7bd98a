import { Trans, useLingui } from '@lingui/react/macro';
import { GurbaniLine, MarkedText } from '@naad/gurbani-render';
import { toWords } from '@naad/gurbani-text';
import type { ReactNode } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import { SEARCH_TYPES, type SearchType, searchTypeRules, type TranslationText } from '@naad/gurbani-model';
import type { Found } from '../createSuggester.ts';
import styles from './SuggestionList.module.css';
import { foundHref } from '../../foundHref.ts';
import type { SearchChoice } from '../../searchChoice.ts';
import type { Suggestion, Suggestions } from '../suggestions.ts';
import {
  lineMatches,
  translationMatches,
  whyInLine,
  whyInTranslation,
  wordsOf,
} from '../../SearchResult/whyFound.ts';

export interface SuggestionRowsProps {
  found: Found;
  /** Renders the actions of a line. */
  actionsFor: (suggestion: Suggestion) => ReactNode;
  /** Address of all results; null if this page shows them. */
  fullHref: string | null;
}

/** The lines that were found, and a link to all results. */
export function SuggestionRows({ found, fullHref, actionsFor }: SuggestionRowsProps) {
  const { t } = useLingui();
  const { verses, translators } = found.suggestions;
  return (
    <ul aria-label={t`Search Suggestions`}>
      {verses.map((verse) => (
        <SuggestionRow
          key={verse.id}
          suggestion={verse}
          choice={found.choice}
          translators={translators}
          actions={actionsFor(verse)}
        />
      ))}
      {fullHref !== null && (
        <li className={styles['row']}>
          <a className={styles['full']} href={fullHref}>
            <Trans>Show full results</Trans>
          </a>
        </li>
      )}
    </ul>
  );
}

interface SuggestionRowProps {
  suggestion: Suggestion;
  /** The search that found the line. */
  choice: SearchChoice;
  translators: Suggestions['translators'];
  /** Actions of the line. */
  actions: ReactNode;
}

/** A line that links to its shabad, with matching words marked and the translator named. */
function SuggestionRow({ suggestion, choice, translators, actions }: SuggestionRowProps) {
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

/** Texts of a suggestion: the line, with the translation above it if that is what matched. */
interface SuggestionText {
  /** Indexes of matching words in the line. */
  readonly lineWords: readonly number[];
  readonly translation: (TranslationText & { readonly markedWords: readonly number[] }) | null;
  /** The line in the script that was searched in. */
  readonly transliteration: string | null;
  /** Explanations of an inexact match. */
  readonly why: readonly MessageDescriptor[];
}

/** @param type type of the search that found the line */
export function suggestionText(suggestion: Suggestion, type: SearchType): SuggestionText {
  const { matches, translations, transliterations } = suggestion;
  const inLine = lineMatches(matches);
  const bestMatch = matches.find((match) => match.how === 'translation');
  const isByTranslation = type === SEARCH_TYPES.englishWord || matches[0]?.how === 'translation';
  // Without a match, any translation is better than none.
  const shown = translations.find(({ key }) => key === bestMatch?.translator) ?? translations[0];
  const inTranslation = translationMatches(matches, shown?.key ?? '');
  return {
    lineWords: wordsOf(inLine),
    translation: isByTranslation && shown ? { ...shown, markedWords: wordsOf(inTranslation) } : null,
    transliteration: searchTypeRules(type).typed === 'romanized' ? (transliterations[0]?.text ?? null) : null,
    why: isByTranslation ? whyInTranslation(inTranslation) : whyInLine(inLine),
  };
}
