import { Trans, useLingui } from '@lingui/react/macro';
import type { FoundVerse } from '@naad/api-client';
import type { ReactNode } from 'react';
import { GurbaniLine, MarkedText } from '@naad/gurbani-render';
import { toWords } from '@naad/gurbani-text';
import { angHref, type SearchChoice, searchHref } from '../searchChoice.ts';
import styles from './SearchResult.module.css';
import { PreviewOnDemand } from '../preview/PreviewOnDemand.tsx';
import { foundHref } from '../foundHref.ts';
import { lineMatches, translationMatches, whyInLine, whyInTranslation, wordsOf } from './whyFound.ts';
import { localizedName } from '../../../shared/language/localizedName.ts';

/** A comment on a line, with its time. */
export interface ResultNote {
  readonly comment: string;
  readonly createdAt: Date | null;
}

export interface SearchResultProps {
  verse: FoundVerse;
  /** The search that found the line. */
  choice: SearchChoice;
  /** Name of a page of the source, such as `Ang`. */
  pageName: string;
  /** Translators by translation key. */
  translators: Readonly<Record<string, string>>;
  note?: ResultNote;
  /** Actions for the line. */
  actions?: ReactNode;
}

/** A found line with its source and why it was found. */
export function SearchResult({ verse, choice, pageName, translators, note, actions }: SearchResultProps) {
  return (
    <article className={styles['result']}>
      <ResultLine verse={verse} choice={choice} />
      <ResultTexts verse={verse} translators={translators} />
      {verse.chosenBy && (
        <p className={styles['why']}>
          <Trans>Chosen for this occasion by the editors of this site</Trans>
        </p>
      )}
      {note && <Note note={note} />}
      <div className={styles['foot']}>
        <ResultSource verse={verse} choice={choice} pageName={pageName} />
        {actions}
      </div>
    </article>
  );
}

/** A whitespace-only comment is ignored. */
function Note({ note: { comment, createdAt } }: { note: ResultNote }) {
  const { i18n } = useLingui();
  return (
    <>
      {comment.trim() !== '' && (
        <p className={styles['comment']} dir="auto">
          {comment}
        </p>
      )}
      {createdAt && (
        <p className={styles['created']}>
          <time dateTime={createdAt.toISOString()}>
            {i18n.date(createdAt, {
              month: 'short',
              day: 'numeric',
              year: 'numeric',
              hour: 'numeric',
              minute: '2-digit',
              hour12: true,
            })}
          </time>
        </p>
      )}
    </>
  );
}

interface ResultLineProps {
  verse: FoundVerse;
  choice: SearchChoice;
}

/** The line with found words marked, linking to its shabad. */
function ResultLine({ verse, choice }: ResultLineProps) {
  const markedWords = wordsOf(lineMatches(verse.matches));
  return (
    <div dir="ltr">
      <PreviewOnDemand verse={verse}>
        {(describedBy) => (
          <h2 className={styles['line']}>
            <a href={foundHref(choice, verse)} aria-describedby={describedBy}>
              <GurbaniLine words={toWords(verse.unicode, verse.visraams)} display={{ markedWords }} />
            </a>
          </h2>
        )}
      </PreviewOnDemand>
    </div>
  );
}

interface ResultTextsProps {
  verse: FoundVerse;
  /** Translators by translation key. */
  translators: Readonly<Record<string, string>>;
}

/** The line in other scripts and languages, with why it was found. */
function ResultTexts({ verse, translators }: ResultTextsProps) {
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

/** True if the transliteration has one word for each word of the line. */
function sameWords(line: string, transliteration: string): boolean {
  return line.trim().split(/\s+/u).length === transliteration.trim().split(/\s+/u).length;
}

interface ResultSourceProps {
  verse: FoundVerse;
  choice: SearchChoice;
  /** Name of a page of the source, such as `Ang`. */
  pageName: string;
}

/** Source of a line: work and writer link to the same search limited to them [B41]. */
function ResultSource({ verse, choice, pageName }: ResultSourceProps) {
  const { i18n } = useLingui();
  const { source, writer, raag, ang } = verse;
  return (
    <p className={styles['place']}>
      <a href={searchHref({ ...choice, source: source.id })}>{localizedName(i18n, source)}</a>
      <a href={angHref(ang, source.id)}>
        {pageName} {ang}
      </a>
      {writer.id !== null && writer.english !== null && (
        <a href={searchHref({ ...choice, writer: writer.id })}>{localizedName(i18n, writer)}</a>
      )}
      {raag && <span>{localizedName(i18n, raag)}</span>}
    </p>
  );
}
