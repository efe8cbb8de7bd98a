import { Trans, useLingui } from '@lingui/react/macro';
import { SEARCH_TYPES, type SearchType } from '@naad/gurbani-model';
import { searchTypeInfo } from '../../features/search/searchTypes.ts';
import styles from './InsteadNotice.module.css';

/** Says that the chosen type found nothing, and which type found the lines below. */
export function InsteadNotice({ type }: { type: SearchType }) {
  const { i18n } = useLingui();
  const chosen = i18n._(searchTypeInfo(type).label);
  const used = i18n._(searchTypeInfo(SEARCH_TYPES.autoDetect).label);
  return (
    <p className={styles['notice']}>
      <Trans>
        “{chosen}” finds nothing. These are the results of “{used}”.
      </Trans>
    </p>
  );
}
