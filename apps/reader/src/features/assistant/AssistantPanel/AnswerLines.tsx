import { Trans, useLingui } from '@lingui/react/macro';
import type { AnswerLine, AskedQuestion } from '@naad/api-client';
import { MarkedText } from '@naad/gurbani-render';
import { ownName } from '../../../language/ownName.ts';
import { answerHref, lineAnchor } from './answerHref.ts';
import styles from './AssistantPanel.module.css';

export interface AnswerLinesProps {
  lines: readonly AnswerLine[];
  asked: AskedQuestion;
}

/** What stands beside a word in its sentence. */
const SIGNS_AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** Lines that answer, each with its place, whose words its translation is, and why it is here. */
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
              {[ownName(i18n, writer), ownName(i18n, raag), ownName(i18n, source)]
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
