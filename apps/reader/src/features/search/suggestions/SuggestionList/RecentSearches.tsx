import { Trans, useLingui } from '@lingui/react/macro';
import { isGurmukhi } from '@naad/gurbani-text';
import { SEARCH_TYPES } from '@naad/gurbani-model';
import type { RecentSearch } from '@naad/settings-state';
import { IconButton, TrashIcon } from '@naad/ui-kit';
import { useId } from 'react';
import { DEFAULT_CHOICE, searchHref } from '../../searchChoice.ts';
import { searchTypeInfo } from '../../searchTypes.ts';
import styles from './SuggestionList.module.css';

export interface RecentSearchesProps {
  /** Latest first. */
  searches: readonly RecentSearch[];
  onClear: () => void;
}

/** Searches made on this device, to repeat them. */
export function RecentSearches({ searches, onClear }: RecentSearchesProps) {
  const { t, i18n } = useLingui();
  const headingId = useId();
  return (
    <>
      <div className={styles['head']}>
        <h2 id={headingId} className={styles['heading']}>
          <Trans>Recent searches</Trans>
        </h2>
        <IconButton label={t`Clear recent searches`} onClick={onClear}>
          <TrashIcon />
        </IconButton>
      </div>
      <ul aria-labelledby={headingId}>
        {searches.map(({ query, type }) => (
          <li key={`${String(type)} ${query}`} className={styles['row']}>
            <a className={styles['place']} href={searchHref({ ...DEFAULT_CHOICE, query, type })}>
              <span dir="auto" lang={isGurmukhi(query) ? 'pa-Guru' : undefined} className={styles['name']}>
                {query}
              </span>
              {type !== SEARCH_TYPES.autoDetect && (
                <span className={styles['small']}>{i18n._(searchTypeInfo(type).label)}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
