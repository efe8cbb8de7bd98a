import { Trans } from '@lingui/react/macro';
import type { QuotePiece } from '@naad/api-contract';
import { MarkedLetters } from './MarkedLetters.tsx';
import styles from './Differences.module.css';

/** What differs, word by word, in words; the letters that differ are marked. */
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
  if (piece.kind === 'added') return <Trans>{quoted} is not there.</Trans>;
  if (piece.kind === 'missing') return <Trans>{scripture} is left out.</Trans>;
  if (piece.kind === 'spelling') {
    return (
      <Trans>
        {quoted} is spelled {scripture} there.
      </Trans>
    );
  }
  return (
    <Trans>
      {quoted} is {scripture} there.
    </Trans>
  );
}
