import { Trans } from '@lingui/react/macro';
import type { QuotePiece } from '@naad/api-contract';
import styles from './Differences.module.css';

/** Describes each differing word, with the differing letters marked. */
export function Differences({ pieces }: { pieces: readonly QuotePiece[] }) {
  return (
    <ul className={styles['differences']}>
      {pieces.map((piece, index) =>
        piece.kind === 'same' ? null : (
          <li key={index}>
            <Difference piece={piece} />
          </li>
        ),
      )}
    </ul>
  );
}

function Difference({ piece }: { piece: QuotePiece }) {
  const quoted = <MarkedLetters text={piece.quoted} spans={piece.quotedMarks} tone="quoted" />;
  const scripture = <MarkedLetters text={piece.scripture} spans={piece.scriptureMarks} tone="scripture" />;
  if (piece.kind === 'added') return <Trans>The line does not have {quoted}.</Trans>;
  if (piece.kind === 'missing') return <Trans>{scripture} is missing.</Trans>;
  if (piece.kind === 'spelling') {
    return (
      <Trans>
        The line spells {quoted} as {scripture}.
      </Trans>
    );
  }
  return (
    <Trans>
      Instead of {quoted}, the line has {scripture}.
    </Trans>
  );
}

interface MarkedLettersProps {
  text: string;
  /** Ranges of UTF-16 indexes to mark, ascending; if empty, the whole text is marked. */
  spans: readonly { readonly start: number; readonly end: number }[];
  /** Source of the letters. */
  tone: 'quoted' | 'scripture';
}

/** A word with its differing letters marked, otherwise unchanged. */
function MarkedLetters({ text, spans, tone }: MarkedLettersProps) {
  const marked = spans.length === 0 ? [{ start: 0, end: text.length }] : spans;
  return (
    <bdi
      lang={/[\u0a00-\u0a7f]/.test(text) ? 'pa-Guru' : undefined}
      className={styles['word']}
      data-tone={tone}
    >
      {marked.map(({ start, end }, index) => (
        <span key={start}>
          {text.slice(marked[index - 1]?.end ?? 0, start)}
          <mark className={styles['mark']}>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(marked.at(-1)?.end ?? 0)}
    </bdi>
  );
}
