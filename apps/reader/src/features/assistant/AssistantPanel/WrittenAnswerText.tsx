import { Trans, useLingui } from '@lingui/react/macro';
import type { AnswerLine, AskedQuestion } from '@naad/api-client';
import { Fragment } from 'react';
import { useWrittenAnswer } from '../useWrittenAnswer.ts';
import { lineAnchor } from './answerHref.ts';
import styles from './AssistantPanel.module.css';
import { splitCitations } from './splitCitations.ts';

export interface WrittenAnswerTextProps {
  asked: AskedQuestion;
  lines: readonly AnswerLine[];
}

/** An answer in words, whose numbers lead to the lines below. Text alone: nothing of it is taken for markup. */
export function WrittenAnswerText({ asked, lines }: WrittenAnswerTextProps) {
  const { t } = useLingui();
  const { status, text } = useWrittenAnswer(asked);
  return (
    <section aria-label={t`Written answer`} aria-busy={status === 'writing'} className={styles['written']}>
      {status === 'withdrawn' ? (
        <p className={styles['note']}>
          <Trans>No written answer that holds to these lines. Read them for yourself.</Trans>
        </p>
      ) : text === '' ? (
        <p className={styles['note']}>
          <Trans>An answer is being written…</Trans>
        </p>
      ) : (
        <>
          <p lang="en" dir="auto">
            {splitCitations(text).map((part, place) => (
              <Fragment key={place}>
                {part.kind === 'text' || !lines.some(({ number }) => number === part.number) ? (
                  part.text
                ) : (
                  <a href={`#${lineAnchor(part.number)}`} className={styles['citation']}>
                    {part.text}
                  </a>
                )}
              </Fragment>
            ))}
          </p>
          <p className={styles['note']}>
            <Trans>Written by a program from the lines below. Its quotations were compared with them.</Trans>
          </p>
        </>
      )}
    </section>
  );
}
