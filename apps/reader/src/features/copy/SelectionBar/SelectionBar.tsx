import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import styles from './SelectionBar.module.css';
import { useSelectedLines } from './useSelectedLines.ts';

export interface SelectionBarProps {
  /** What can be done with these lines, by their verse ids; `close` when it has been done. */
  actionsFor: (verseIds: readonly number[], close: () => void) => ReactNode;
}

/** What can be done with lines of which somebody has marked something, at the foot of the screen as long as it is marked. */
export function SelectionBar({ actionsFor }: SelectionBarProps) {
  const { t } = useLingui();
  const [lines, close] = useSelectedLines();
  const isThere = lines !== null;

  useEffect(() => {
    if (!isThere) return undefined;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
    };
  });

  if (!lines) return null;
  return (
    // A press on it leaves marked what is marked.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above: it does nothing of its own
    <div
      role="group"
      aria-label={t`Marked lines`}
      className={styles['bar']}
      onMouseDown={(event) => {
        event.preventDefault();
      }}
    >
      {actionsFor(lines.verseIds, close)}
    </div>
  );
}
