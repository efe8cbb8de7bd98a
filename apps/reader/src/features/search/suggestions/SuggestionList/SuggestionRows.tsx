import { Trans, useLingui } from '@lingui/react/macro';
import type { Found } from '../createSuggester.ts';
import styles from './SuggestionList.module.css';
import type { SuggestionListProps } from './SuggestionList.tsx';
import { SuggestionRow } from './SuggestionRow.tsx';

export interface SuggestionRowsProps extends Pick<SuggestionListProps, 'actionsFor'> {
  found: Found;
  /** Where all that was found is; null where that is here. */
  fullHref: string | null;
}

/** What was found, and the way to all of it. */
export function SuggestionRows({ found, fullHref, actionsFor }: SuggestionRowsProps) {
  const { t } = useLingui();
  const { verses, translators } = found.suggestions;
  return (
    <ul aria-label={t`Search Suggestions`}>
      {verses.map((verse) => (
        <SuggestionRow
          key={verse.id}
          suggestion={verse}
          choice={found.choice}
          translators={translators}
          actions={actionsFor(verse)}
        />
      ))}
      {fullHref !== null && (
        <li className={styles['row']}>
          <a className={styles['full']} href={fullHref}>
            <Trans>Show full results</Trans>
          </a>
        </li>
      )}
    </ul>
  );
}
