import { useLingui } from '@lingui/react/macro';
import type { FoundVerse } from '@naad/api-client';
import { GurbaniLine } from '@naad/gurbani-render';
import { toWords } from '@naad/gurbani-text';
import type { ReactNode } from 'react';
import { ownName } from '../../../language/ownName.ts';
import { matchedWords } from '../matchedWords.ts';
import { angHref, foundHref, type SearchChoice, searchHref } from '../searchChoice.ts';
import styles from './SearchResult.module.css';

export interface SearchResultProps {
  verse: FoundVerse;
  /** The search that found it. */
  choice: SearchChoice;
  /** What a page of the work is called, as `Ang`. */
  pageName: string;
  /** What can be done with the line. */
  actions?: ReactNode;
}

/** A found line, and where it stands: work, page and writer lead on, the raag is said. */
export function SearchResult({ verse, choice, pageName, actions }: SearchResultProps) {
  const { i18n } = useLingui();
  const { source, writer, raag, ang, translations, transliteration } = verse;
  const words = toWords(verse.unicode, verse.visraams);
  return (
    <article className={styles['result']}>
      <h2 className={styles['line']} dir="ltr">
        <a href={foundHref(choice, verse)}>
          <GurbaniLine words={words} display={{ markedWords: matchedWords(words, choice) }} />
        </a>
      </h2>
      {transliteration !== null && (
        <p className={styles['transliteration']} lang="pa-Latn" dir="ltr">
          {transliteration}
        </p>
      )}
      {translations.map(({ key, lang, text }) => (
        <p key={key} className={styles['translation']} lang={lang} dir="auto">
          {text}
        </p>
      ))}
      <div className={styles['foot']}>
        <p className={styles['place']}>
          <a href={searchHref({ ...choice, source: source.id })}>{ownName(i18n, source)}</a>
          <a href={angHref(ang, source.id)}>
            {pageName} {ang}
          </a>
          {writer.id !== null && writer.english !== null && (
            <a href={searchHref({ ...choice, writer: writer.id })}>{ownName(i18n, writer)}</a>
          )}
          {raag && <span>{ownName(i18n, raag)}</span>}
        </p>
        {actions}
      </div>
    </article>
  );
}
