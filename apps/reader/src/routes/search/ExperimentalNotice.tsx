import { Trans, useLingui } from '@lingui/react/macro';
import { SEARCH_TYPES, type SearchType } from '@naad/api-contract';
import { WarningIcon } from '@naad/ui-kit';
import { type SearchChoice, searchHref } from '../../features/search/searchChoice.ts';
import { searchTypeInfo } from '../../features/search/searchTypes.ts';
import styles from './ExperimentalNotice.module.css';

export interface ExperimentalNoticeProps {
  choice: SearchChoice;
  /** What auto-detect took the text for, the best first. */
  searchedAs: readonly SearchType[];
}

/** That a way of searching guesses (behaviour 50), what it guessed, and how to be certain. */
export function ExperimentalNotice({ choice, searchedAs }: ExperimentalNoticeProps) {
  const { t } = useLingui();
  const { type } = choice;
  if (type !== SEARCH_TYPES.autoDetect && type !== SEARCH_TYPES.askAQuestion) return null;
  return (
    <div role="note" aria-label={t`Experimental feature`} className={styles['notice']}>
      <WarningIcon className={styles['icon']} />
      <div>
        <p>
          {type === SEARCH_TYPES.autoDetect ? (
            <Trans>Experimental feature: what you meant is guessed from how it is written.</Trans>
          ) : (
            <Trans>
              Experimental feature: lines whose translation comes near to the question. They are no answer;
              read the shabad.
            </Trans>
          )}
        </p>
        {type === SEARCH_TYPES.autoDetect && <Guesses choice={choice} searchedAs={searchedAs} />}
      </div>
    </div>
  );
}

function Guesses({ choice, searchedAs: [taken, ...others] }: ExperimentalNoticeProps) {
  const { i18n } = useLingui();
  if (taken === undefined) return null;
  const label = (type: SearchType) => i18n._(searchTypeInfo(type).label);
  const named = label(taken);
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

/** The same text as something else; there the script is not asked for. */
function asType({ isGurmukhi: _script, ...choice }: SearchChoice, type: SearchType): SearchChoice {
  return { ...choice, type };
}
