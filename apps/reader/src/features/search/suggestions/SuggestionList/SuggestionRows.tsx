import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { NamedPlace } from '@naad/api-client';
import { GurbaniLine, MarkedText } from '@naad/gurbani-render';
import { toWords } from '@naad/gurbani-text';
import { type ReactNode, useId } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import {
  SEARCH_TYPES,
  type SearchType,
  searchTypeRules,
  type SourceId,
  type TranslationText,
  type TransliterationText,
} from '@naad/gurbani-model';
import type { Found } from '../createSuggester.ts';
import styles from './SuggestionList.module.css';
import { foundHref } from '../../foundHref.ts';
import { type SearchChoice, searchHref } from '../../searchChoice.ts';
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
  /** Renders the link to a page that the text names. */
  renderPlace: (place: NamedPlace, options: PlaceLinkOptions) => ReactNode;
  /** Name of a page of a work, such as `Ang`. */
  pageNameOf: (source: SourceId) => string;
  /** Called when a link is followed. */
  onFollow?: () => void;
  /** Address of all results; null if this page shows them. */
  fullHref: string | null;
}

/** Looks of a link to a page, with the names of the works. */
export interface PlaceLinkOptions {
  readonly sources: NonNullable<Suggestions['sources']>;
  readonly className: string | undefined;
  readonly kindClass: string | undefined;
}

/**
 * The pages and lines that were found, and links to the lines of translations and to all results. Lines alone are a
 * plain list.
 */
export function SuggestionRows(props: SuggestionRowsProps) {
  const { found, fullHref, actionsFor, renderPlace, pageNameOf, onFollow } = props;
  const { t, i18n } = useLingui();
  const { choice } = found;
  const { verses, translators, places = [], sources = [], translationCount } = found.suggestions;
  const lines = verses.map((verse) => (
    <SuggestionRow
      key={verse.id}
      suggestion={verse}
      choice={choice}
      translators={translators}
      pageNameOf={pageNameOf}
      actions={actionsFor(verse)}
    />
  ));
  const linkOptions = {
    sources,
    className: styles['place'],
    kindClass: styles['small'],
  };
  const text = choice.query;
  const count = translationCount === undefined ? '' : i18n.number(translationCount);
  return (
    // Clicks bubble from the links inside.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- see above
    <ul
      aria-label={t`Search Suggestions`}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a')) onFollow?.();
      }}
    >
      {places.length > 0 && (
        <Group name={t`Go to`}>
          {places.map((place) => (
            <li key={JSON.stringify(place)} className={styles['row']}>
              {renderPlace(place, linkOptions)}
            </li>
          ))}
        </Group>
      )}
      {places.length > 0 && lines.length > 0 ? <Group name={t`Lines`}>{lines}</Group> : lines}
      {translationCount !== undefined && (
        <li className={styles['row']}>
          <a className={styles['full']} href={searchHref({ ...choice, type: SEARCH_TYPES.englishWord })}>
            <Trans>
              Search translations for “{text}” (
              <Plural value={translationCount} one={`${count} line`} other={`${count} lines`} />)
            </Trans>
          </a>
        </li>
      )}
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

/** A named group of rows. */
function Group({ name, children }: { name: string; children: ReactNode }) {
  const nameId = useId();
  return (
    <li>
      <p id={nameId} className={styles['heading']}>
        {name}
      </p>
      <ul aria-labelledby={nameId}>{children}</ul>
    </li>
  );
}

interface SuggestionRowProps {
  suggestion: Suggestion;
  /** The search that found the line. */
  choice: SearchChoice;
  translators: Suggestions['translators'];
  pageNameOf: SuggestionRowsProps['pageNameOf'];
  /** Actions of the line. */
  actions: ReactNode;
}

/** A line that links to its shabad, with matching words marked, its meaning, its place and the translator's name. */
function SuggestionRow({ suggestion, choice, translators, pageNameOf, actions }: SuggestionRowProps) {
  const { t, i18n } = useLingui();
  const { lineWords, translation, transliteration, why } = suggestionText(suggestion, choice.type);
  const meaning = translation || transliteration !== null ? null : meaningOf(suggestion);
  const translator = translators.find(({ key }) => key === translation?.key)?.name;
  const { ang, source } = suggestion;
  const notes = [
    ...(ang === undefined || !source ? [] : [`${pageNameOf(source.id)} ${String(ang)}`]),
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
        {meaning && (
          <span className={styles['meaning']} lang={meaning.lang} dir="auto">
            {meaning.text}
          </span>
        )}{' '}
        {notes.length > 0 && <span className={styles['small']}>{notes.join(' · ')}</span>}
      </a>
      {actions}
    </li>
  );
}

/** The line in the visitor's language, otherwise in the script they read; null if it was found without either. */
function meaningOf({
  translations,
  transliterations,
}: Suggestion): TranslationText | TransliterationText | null {
  return translations[0] ?? transliterations[0] ?? null;
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
