import { useLingui } from '@lingui/react/macro';
import type { SearchScope } from '@naad/api-client';
import { Button } from '@naad/ui-kit';
import type { SourceId } from '@naad/gurbani-model';
import styles from './SearchWithin.module.css';

export interface SearchWithinProps {
  within: SearchScope;
  /** Work of an ang. */
  source?: SourceId | undefined;
  query?: string;
}

/** A plain form that searches one text. */
export function SearchWithin({ within, source, query }: SearchWithinProps) {
  const { t } = useLingui();
  return (
    <form action="/search" className={styles['form']}>
      <input type="hidden" name={within.type} value={within.id} />
      {source && <input type="hidden" name="source" value={source} />}
      <input
        className={styles['input']}
        name="q"
        defaultValue={query}
        required
        aria-label={t`Search within`}
        placeholder={t`Search within`}
      />
      <Button type="submit">{t`Search`}</Button>
    </form>
  );
}
