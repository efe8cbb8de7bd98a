import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, FilterField } from '@naad/ui-kit';
import styles from './HelpPage.module.css';

export interface HelpSearchProps {
  query: string;
  /** How many answers there are; null where nothing is asked. */
  found: number | null;
  onQuery: (query: string) => void;
}

/** The field that searches the questions as one types, and says how many there are. */
export function HelpSearch({ query, found, onQuery }: HelpSearchProps) {
  const { t } = useLingui();
  return (
    <FilterField
      label={t`Search help`}
      status={found === null ? null : <AnswersFound found={found} />}
      value={query}
      onChange={onQuery}
    >
      {found === 0 && (
        <NothingFound
          onShowAll={() => {
            onQuery('');
          }}
        />
      )}
    </FilterField>
  );
}

function AnswersFound({ found }: { found: number }) {
  return found === 0 ? (
    <Trans>No answer has all of these words.</Trans>
  ) : (
    <Plural value={found} one="# answer" other="# answers" />
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
