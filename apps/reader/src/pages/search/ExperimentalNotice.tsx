import { Trans, useLingui } from '@lingui/react/macro';
import { SEARCH_TYPES, type SearchType } from '@naad/gurbani-model';
import { WarningIcon } from '@naad/ui-kit';
import { type SearchChoice, searchHref } from '../../features/search/searchChoice.ts';
import { searchTypeInfo } from '../../features/search/searchTypes.ts';
import styles from './ExperimentalNotice.module.css';

export interface ExperimentalNoticeProps {
  choice: SearchChoice;
  /** Search types that auto-detect used, best first. */
  searchedAs: readonly SearchType[];
}

/** Warns that a search type guesses [B50], with its guess and links to search as something else. */
export function ExperimentalNotice({ choice, searchedAs }: ExperimentalNoticeProps) {
  const { t } = useLingui();
  const { type } = choice;
  if (type !== SEARCH_TYPES.autoDetect && type !== SEARCH_TYPES.question) return null;
  return (
    <div role="note" aria-label={t`Experimental feature`} className={styles['notice']}>
      <WarningIcon className={styles['icon']} />
      <div>
        <p>
          {type === SEARCH_TYPES.autoDetect ? (
            <Trans>Experimental feature: we guess the search type from what you typed.</Trans>
          ) : (
            <Trans>
              Experimental feature: lines related to your question. Read the whole shabad for their meaning.
            </Trans>
          )}
        </p>
        {type === SEARCH_TYPES.autoDetect && <Guesses choice={choice} searchedAs={searchedAs} />}
      </div>
    </div>
  );
}

function Guesses({ choice, searchedAs: [best, ...others] }: ExperimentalNoticeProps) {
  const { i18n } = useLingui();
  if (best === undefined) return null;
  const label = (type: SearchType) => i18n._(searchTypeInfo(type).label);
  const named = label(best);
  return (
    <>
      <p>
        <Trans>Searched as: {named}</Trans>
      </p>
      {others.length > 0 && (
        <p className={styles['others']}>
          <Trans>Or search as:</Trans>
          {others.map((type) => (
            <a key={type} href={searchHref(asType(choice, type))}>
              {label(type)}
            </a>
          ))}
        </p>
      )}
    </>
  );
}

/** The same query with another type, and without the script, which these types ignore. */
function asType({ isGurmukhi: _script, ...choice }: SearchChoice, type: SearchType): SearchChoice {
  return { ...choice, type };
}
