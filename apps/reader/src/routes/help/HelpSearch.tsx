import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@naad/ui-kit';
import { useId } from 'react';
import styles from './HelpPage.module.css';

export interface HelpSearchProps {
  query: string;
  /** How many answers there are; null where nothing is asked. */
  found: number | null;
  onQuery: (query: string) => void;
}

/** The field that searches the questions as one types, and says how many there are. Not drawn where no script runs. */
export function HelpSearch({ query, found, onQuery }: HelpSearchProps) {
  const fieldId = useId();
  return (
    <div className={styles['search']}>
      <label htmlFor={fieldId} className={styles['label']}>
        <Trans>Search help</Trans>
      </label>
      <input
        id={fieldId}
        type="search"
        className={styles['input']}
        autoComplete="off"
        enterKeyHint="search"
        value={query}
        onChange={(event) => {
          onQuery(event.target.value);
        }}
      />
      <p role="status" className={styles['status']}>
        {found === 0 ? (
          <Trans>No answer has all of these words.</Trans>
        ) : (
          found !== null && <Plural value={found} one="# answer" other="# answers" />
        )}
      </p>
      {found === 0 && (
        <NothingFound
          onShowAll={() => {
            onQuery('');
          }}
        />
      )}
    </div>
  );
}

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <div className={styles['nothing']}>
      <p>
        <Trans>
          Try fewer or other words. If you are looking for a line of Gurbani, <a href="/">search for it</a>.
          If your question is missing here, <a href="#Desktop-how-do-i-report-a-mistake">write to us</a>.
        </Trans>
      </p>
      <Button onClick={onShowAll}>
        <Trans>Show all questions</Trans>
      </Button>
    </div>
  );
}
