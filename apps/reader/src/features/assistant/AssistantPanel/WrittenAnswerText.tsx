import { Trans, useLingui } from '@lingui/react/macro';
import { type AnswerLine, type AskedQuestion, writtenAnswerPath } from '@naad/api-client';
import { Fragment, useEffect, useState } from 'react';
import { WrittenEvent } from '@naad/api-contract';
import { lineAnchor } from './AnswerLines.tsx';
import styles from './AssistantPanel.module.css';
import { useSite } from '../../../shared/SiteContext.tsx';

export interface WrittenAnswerTextProps {
  asked: AskedQuestion;
  lines: readonly AnswerLine[];
}

/**
 * Written answer whose citations link to the lines below. Rendered as text only: none of it is interpreted as markup.
 */
export function WrittenAnswerText({ asked, lines }: WrittenAnswerTextProps) {
  const { t } = useLingui();
  const { status, text } = useWrittenAnswer(asked);
  return (
    <section aria-label={t`Written answer`} aria-busy={status === 'writing'} className={styles['written']}>
      {status === 'withdrawn' ? (
        <p className={styles['note']}>
          <Trans>We found no written answer that fits these lines. Read them yourself.</Trans>
        </p>
      ) : text === '' ? (
        <p className={styles['note']}>
          <Trans>An answer is being written…</Trans>
        </p>
      ) : (
        <>
          <p lang="en" dir="auto">
            {splitCitations(text).map((part, index) => (
              <Fragment key={index}>
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
            <Trans>
              Written by a program from the lines below. Its quotations were checked against them.
            </Trans>
          </p>
        </>
      )}
    </section>
  );
}

/** Part of a written answer. */
type AnswerPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'citation'; readonly text: string; readonly number: number };

/** Splits a written answer into text and the line numbers it cites. */
export function splitCitations(text: string): AnswerPart[] {
  return text
    .split(/(\[[\d,\s]+\])/)
    .flatMap((part): AnswerPart[] =>
      /^\[[\d,\s]+\]$/.test(part)
        ? part
            .split(/(\d+)/)
            .map((piece) =>
              /^\d+$/.test(piece)
                ? { kind: 'citation', text: piece, number: Number(piece) }
                : { kind: 'text', text: piece },
            )
        : [{ kind: 'text', text: part }],
    )
    .filter((part) => part.text !== '');
}

/**
 * Answer written by a model. `withdrawn`: there is none, or none that is faithful to scripture; nothing of it is shown.
 */
interface WrittenAnswer {
  readonly status: 'writing' | 'done' | 'withdrawn';
  readonly text: string;
}

const STARTED: WrittenAnswer = { status: 'writing', text: '' };
const WITHDRAWN: WrittenAnswer = { status: 'withdrawn', text: '' };

/** Applies the next server event to the answer. */
function afterEvent(answer: WrittenAnswer, data: string): WrittenAnswer {
  const parsed = WrittenEvent.safeParse(parseJson(data));
  if (!parsed.success || parsed.data.type === 'withdrawn') return WITHDRAWN;
  return parsed.data.type === 'done'
    ? { ...answer, status: 'done' }
    : { ...answer, text: answer.text + parsed.data.text };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Streams the written answer to a question. The server has checked each piece of it. */
function useWrittenAnswer(asked: AskedQuestion): WrittenAnswer {
  const { apiPrefix } = useSite();
  const address = apiPrefix + writtenAnswerPath(asked);
  const [latest, setLatest] = useState({ address, answer: STARTED });

  useEffect(() => {
    const source = new EventSource(address);
    let answer = STARTED;
    const update = (next: WrittenAnswer) => {
      answer = next;
      // An EventSource reconnects by itself and would have the answer written again.
      if (next.status !== 'writing') source.close();
      setLatest({ address, answer: next });
    };
    source.onmessage = ({ data }: MessageEvent<string>) => {
      update(afterEvent(answer, data));
    };
    source.onerror = () => {
      update(WITHDRAWN);
    };
    return () => {
      source.close();
    };
  }, [address]);

  return latest.address === address ? latest.answer : STARTED;
}
