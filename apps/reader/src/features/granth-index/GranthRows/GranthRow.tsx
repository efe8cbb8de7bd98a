import { Trans, useLingui } from '@lingui/react/macro';
import type { IndexEntry } from '@naad/api-client';
import type { SourceId } from '@naad/gurbani-corpus';
import { hiddenClass } from '@naad/ui-kit';
import { ownName } from '../../../language/ownName.ts';
import { firstPageHref, lastPageHref } from '../entryHrefs.ts';
import styles from './GranthRows.module.css';

export interface GranthRowProps {
  entry: IndexEntry;
  /** Another name by which addresses may name the row. */
  alias?: string | undefined;
  sourceId: SourceId;
  pageName: string;
  isNamed: boolean;
}

/** A part of a work: its name leads to where it begins, the line marked; its last page is a link of its own. */
export function GranthRow({ entry, alias, sourceId, pageName, isNamed }: GranthRowProps) {
  const { i18n } = useLingui();
  const { id, name, kind, from, to } = entry;
  const first = firstPageHref(sourceId, entry);
  const last = lastPageHref(sourceId, entry);
  const label = (
    <>
      <span className={styles['names']}>
        <span lang="pa-Guru" className={styles['gurmukhi']}>
          {name.unicode}
        </span>
        {i18n.locale !== 'pa' && <span className={styles['english']}>{ownName(i18n, name)}</span>}
      </span>
      {from !== null && (
        <span className={styles['page']}>
          <span className={hiddenClass}>{pageName} </span>
          {from}
        </span>
      )}
    </>
  );
  return (
    <li id={id} data-kind={kind} aria-current={isNamed ? 'true' : undefined} className={styles['row']}>
      {alias !== undefined && <span id={alias} className={styles['alias']} />}
      {first === null ? (
        <span className={styles['first']}>{label}</span>
      ) : (
        <a href={first} className={styles['first']}>
          {label}
        </a>
      )}
      {last !== null && (
        <a href={last} className={styles['last']}>
          <span className={hiddenClass}>
            <Trans>
              {ownName(i18n, name)}: last page, {pageName}
            </Trans>{' '}
          </span>
          {to}
        </a>
      )}
    </li>
  );
}
