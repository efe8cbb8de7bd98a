import { Trans, useLingui } from '@lingui/react/macro';
import type { AnswerLine, AskedQuestion } from '@naad/api-client';
import { MarkedText } from '@naad/gurbani-render';
import { SEARCH_TYPES } from '@naad/gurbani-model';
import { localizedName } from '../../../shared/language/localizedName.ts';
import styles from './AssistantPanel.module.css';

export interface AnswerLinesProps {
  lines: readonly AnswerLine[];
  asked: AskedQuestion;
}

/** Punctuation around a word. */
const SIGNS_AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** Lines that answer the question, each with its source, its translator and why it was chosen. */
export function AnswerLines({ lines, asked }: AnswerLinesProps) {
  const { t, i18n } = useLingui();
  return (
    <ol className={styles['lines']} aria-label={t`Lines that answer`}>
      {lines.map((line) => {
        const { number, unicode, translation, ang, source, writer, raag, isFound } = line;
        const words = translation?.text.split(/\s+/u) ?? [];
        const found = translation?.words.map((place) => (words[place] ?? '').replace(SIGNS_AROUND, '')) ?? [];
        const answering = [...new Set(found)].filter(Boolean).join(', ');
        const place = String(ang);
        return (
          <li key={number} id={lineAnchor(number)} className={styles['line']} value={number}>
            <a href={answerHref(asked, line)} lang="pa-Guru" className={styles['verse']}>
              {unicode}
            </a>
            {translation && (
              <p lang="en" dir="auto" className={styles['translation']}>
                <MarkedText text={translation.text} words={translation.words} />
                <span className={styles['translator']}>{translation.translator}</span>
              </p>
            )}
            <p className={styles['place']}>
              {[localizedName(i18n, writer), localizedName(i18n, raag), localizedName(i18n, source)]
                .filter(Boolean)
                .join(' · ')}
              {' · '}
              <Trans>Ang {place}</Trans>
            </p>
            <p className={styles['why']}>
              {isFound && answering !== '' ? (
                <Trans>Chosen for: {answering}</Trans>
              ) : (
                <Trans>The line you opened</Trans>
              )}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

/** Address of an answering line's shabad, opened for the same question. */
function answerHref({ question, source }: AskedQuestion, { shabadId, verseId }: AnswerLine): string {
  const params = new URLSearchParams({
    id: String(shabadId),
    q: question,
    type: String(SEARCH_TYPES.question),
    source: source ?? 'all',
    highlight: String(verseId),
  });
  return `/shabad?${params.toString()}`;
}

/** Element id of a line in the list of answers. */
export function lineAnchor(number: number): string {
  return `answer-line-${String(number)}`;
}
