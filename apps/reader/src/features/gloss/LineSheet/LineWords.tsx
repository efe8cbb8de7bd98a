import { Trans, useLingui } from '@lingui/react/macro';
import type { LineGlossary, LineWord } from '@naad/api-client';
import type { SourceId, TransliterationScript, VerseId } from '@naad/gurbani-model';
import { ChevronDownIcon, hiddenClass, IconButton } from '@naad/ui-kit';
import { Fragment, type ReactNode, useState } from 'react';
import type { Loaded } from '../useLoaded.ts';
import { Elsewhere } from './Elsewhere.tsx';
import styles from './LineSheet.module.css';
import { LoadNote } from './LoadNote.tsx';
import { Meaning } from './Meaning.tsx';

export interface LineWordsProps {
  state: Loaded<LineGlossary>;
  onRetry: () => void;
  verseId: VerseId;
  /** Position in the line of the word that was pressed, which comes first; null for none. */
  pressedWord: number | null;
  /** Script of the sounds. */
  script: TransliterationScript;
  /** Name of a page of a source, such as `Ang`. */
  pageName: (source: SourceId) => string;
}

const LANGS = { en: 'pa-Latn', hi: 'hi', ur: 'pa-Arab', ipa: 'pa-Latn-fonipa' } as const;

/** The words of a line with their sound and their meaning in this line; meanings elsewhere open below each. */
export function LineWords({ state, onRetry, ...rest }: LineWordsProps) {
  const { t } = useLingui();
  return (
    <section
      aria-label={t`Meaning of words in this line`}
      className={styles['words']}
      aria-live="polite"
      aria-busy={state.status === 'loading'}
    >
      <h3 className={styles['title']}>
        <Trans>Meaning of words in this line</Trans>
      </h3>
      <LoadNote state={state} onRetry={onRetry} />
      {state.status === 'loaded' && <WordTable glossary={state.found} {...rest} />}
    </section>
  );
}

function WordTable({
  glossary: { words, commentary },
  pressedWord,
  ...rest
}: { glossary: LineGlossary } & Omit<LineWordsProps, 'state' | 'onRetry'>) {
  const { i18n } = useLingui();
  const isPressed = ({ positions }: LineWord) => pressedWord !== null && positions.includes(pressedWord);
  const ordered = [...words.filter(isPressed), ...words.filter((word) => !isPressed(word))];
  // Readers of Punjabi need the meaning more than the sound.
  const isMeaningFirst = i18n.locale === 'pa';
  const head = [<Trans key="sound">Sound</Trans>, <Trans key="meaning">Meaning</Trans>];
  return (
    <>
      <table className={styles['table']}>
        <thead className={hiddenClass}>
          <tr>
            <th scope="col">
              <Trans>Word</Trans>
            </th>
            {(isMeaningFirst ? head.toReversed() : head).map((name, index) => (
              <th key={index} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">
              <Trans>Elsewhere</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {ordered.map((word, index) => (
            <WordRow
              key={index}
              {...rest}
              word={word}
              isPressed={isPressed(word)}
              isMeaningFirst={isMeaningFirst}
            />
          ))}
        </tbody>
      </table>
      <p className={styles['source']}>
        {commentary ?? <Trans>No word meanings are known for this line.</Trans>}
      </p>
      <p className={styles['source']}>
        <Trans>Sound: computed, Naad scheme</Trans>
      </p>
    </>
  );
}

interface WordRowProps extends Pick<LineWordsProps, 'verseId' | 'script' | 'pageName'> {
  word: LineWord;
  isPressed: boolean;
  isMeaningFirst: boolean;
}

function WordRow({ word, isPressed, isMeaningFirst, script, verseId, pageName }: WordRowProps) {
  const { t } = useLingui();
  const { word: text, meanings, transliterations } = word;
  // A pressed word that this line doesn't explain would otherwise show nothing.
  const [isOpen, setIsOpen] = useState(isPressed && meanings.length === 0);
  const cells: readonly ReactNode[] = [
    <td key="sound" lang={LANGS[script]} dir="auto" className={styles['sound']}>
      {transliterations[script]}
    </td>,
    <td key="meaning">
      {meanings.map((meaning) => (
        <p key={meaning}>
          <Meaning text={meaning} />
        </p>
      ))}
      {meanings.length === 0 && (
        <span className={styles['note']}>
          <span aria-hidden="true">–</span>
          <span className={hiddenClass}>
            <Trans>Not explained in this line</Trans>
          </span>
        </span>
      )}
    </td>,
  ];
  return (
    <Fragment>
      <tr data-pressed={isPressed ? '' : undefined}>
        <th scope="row" lang="pa-Guru" dir="ltr">
          {text}
        </th>
        {isMeaningFirst ? cells.toReversed() : cells}
        <td className={styles['more']}>
          <IconButton
            label={t`Elsewhere: ${text}`}
            aria-expanded={isOpen}
            onClick={() => {
              setIsOpen(!isOpen);
            }}
          >
            <ChevronDownIcon />
          </IconButton>
        </td>
      </tr>
      {isOpen && (
        <tr className={styles['open']}>
          <td colSpan={4}>
            <h4 className={styles['title']}>
              <Trans>Elsewhere</Trans>
            </h4>
            <Elsewhere word={text} verseId={verseId} pageName={pageName} />
          </td>
        </tr>
      )}
    </Fragment>
  );
}
