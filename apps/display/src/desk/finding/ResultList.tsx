import { useLingui } from '@lingui/react/macro';
import type { FoundVerse } from '@naad/api-client';
import { GurbaniLine } from '@naad/gurbani-render';
import { toWords } from '@naad/gurbani-text';
import type { KeyboardEvent, RefObject } from 'react';
import styles from './Finding.module.css';

export interface ResultListProps {
  list: RefObject<HTMLUListElement | null>;
  verses: readonly FoundVerse[];
  onOpen: (verse: FoundVerse) => void;
  /** The arrows: to the next result, or the one before. */
  onStep: (event: KeyboardEvent, by: 1 | -1) => void;
}

/** Lines that were found. */
export function ResultList({ list, verses, onOpen, onStep }: ResultListProps) {
  const { t } = useLingui();
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows move among its buttons
    <ul
      ref={list}
      aria-label={t`Results`}
      className={styles['list']}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown') onStep(event, 1);
        if (event.key === 'ArrowUp') onStep(event, -1);
      }}
    >
      {verses.map((verse) => (
        <li key={verse.id}>
          <button
            type="button"
            className={styles['entry']}
            onClick={() => {
              onOpen(verse);
            }}
          >
            <GurbaniLine words={toWords(verse.unicode, [])} />
            <span className={styles['about']}>
              {verse.source.english} {verse.ang}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
