import { useLingui } from '@lingui/react/macro';
import type { GranthIndex } from '../granthIndex.ts';
import { oldAnchor } from '../oldAnchor.ts';
import { useNamedRow } from '../useNamedRow.ts';
import { GranthRow } from './GranthRow.tsx';
import styles from './GranthRows.module.css';

export interface GranthRowsProps {
  granth: GranthIndex;
  /** What a page of the work is called: "Ang". */
  pageName: string;
}

/** What a work consists of, each part with its pages. The row that the address names is marked. */
export function GranthRows({ granth, pageName }: GranthRowsProps) {
  const { t } = useLingui();
  const named = useNamedRow();
  return (
    <ul aria-label={t`Contents`} className={styles['rows']}>
      {granth.entries.map((entry) => {
        const alias = oldAnchor(granth.source.id, entry.id);
        return (
          <GranthRow
            key={entry.id}
            entry={entry}
            alias={alias}
            sourceId={granth.source.id}
            pageName={pageName}
            isNamed={named !== '' && (named === entry.id || named === alias)}
          />
        );
      })}
    </ul>
  );
}
