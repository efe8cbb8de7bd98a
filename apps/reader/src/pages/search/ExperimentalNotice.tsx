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

/**
 * Warns that a search type guesses [B50]. For auto-detect, which most visitors use, it is one line: the guess, with links
 * to search as something else.
 */
export function ExperimentalNotice({ choice, searchedAs }: ExperimentalNoticeProps) {
  const { t } = useLingui();
  switch (choice.type) {
    case SEARCH_TYPES.autoDetect:
      return (
        searchedAs.length > 0 && (
          <div role="note" aria-label={t`Experimental feature`} className={styles['guesses']}>
            <Guesses choice={choice} searchedAs={searchedAs} />
          </div>
        )
      );
    case SEARCH_TYPES.question:
      return (
        <div role="note" aria-label={t`Experimental feature`} className={styles['notice']}>
          <WarningIcon className={styles['icon']} />
          <p>
            <Trans>
              Experimental feature: lines related to your question. Read the whole shabad for their meaning.
            </Trans>
          </p>
        </div>
      );
    default:
      return null;
  }
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
