import { Trans, useLingui } from '@lingui/react/macro';
import type { IndexEntry } from '@naad/api-client';
import type { SourceId } from '@naad/gurbani-model';
import { hiddenClass } from '@naad/ui-kit';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { GranthIndex } from '../granthIndex.ts';
import { legacyAnchor } from '../legacyAnchor.ts';
import styles from './GranthRows.module.css';
import { localizedName } from '../../../shared/language/localizedName.ts';

export interface GranthRowsProps {
  granth: GranthIndex;
  /** Page unit of the work, such as "Ang". */
  pageName: string;
}

/** Sections of a work with their pages. The row named by the address is marked. */
export function GranthRows({ granth, pageName }: GranthRowsProps) {
  const { t } = useLingui();
  const target = useTargetRow();
  return (
    <ul aria-label={t`Contents`} className={styles['rows']}>
      {granth.entries.map((entry) => {
        const alias = legacyAnchor(granth.source.id, entry.id);
        return (
          <GranthRow
            key={entry.id}
            entry={entry}
            alias={alias}
            sourceId={granth.source.id}
            pageName={pageName}
            isTarget={target !== '' && (target === entry.id || target === alias)}
          />
        );
      })}
    </ul>
  );
}

interface GranthRowProps {
  entry: IndexEntry;
  /** Element id of the row in legacy links. */
  alias?: string | undefined;
  sourceId: SourceId;
  pageName: string;
  isTarget: boolean;
}

/** A section of a work. Its name links to its first line, highlighted; its last page is a separate link. */
function GranthRow({ entry, alias, sourceId, pageName, isTarget }: GranthRowProps) {
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
        {i18n.locale !== 'pa' && <span className={styles['english']}>{localizedName(i18n, name)}</span>}
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
    <li id={id} data-kind={kind} aria-current={isTarget ? 'true' : undefined} className={styles['row']}>
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
              {localizedName(i18n, name)}: last page, {pageName}
            </Trans>{' '}
          </span>
          {to}
        </a>
      )}
    </li>
  );
}

/**
 * Address where a section begins: its page, the first line highlighted if known [B83], or its shabad in works without
 * pages. Null if neither is known.
 */
export function firstPageHref(source: SourceId, { from, verseId, shabadId }: IndexEntry): string | null {
  const highlight = verseId === null ? '' : `&highlight=${String(verseId)}`;
  if (from !== null) return `${pageHref(source, from)}${highlight}`;
  return shabadId === null ? null : `/shabad?id=${String(shabadId)}${highlight}`;
}

/** Address of a section's last page; null if it is the first page or unknown. */
export function lastPageHref(source: SourceId, { from, to }: IndexEntry): string | null {
  return to === null || to === from ? null : pageHref(source, to);
}

const pageHref = (source: SourceId, ang: number) => `/ang?ang=${String(ang)}&source=${source}`;

/** Id of the row named by the address's hash; empty if none. Servers never see the hash. */
function useTargetRow(): string {
  const { hash } = useLocation();
  const isInBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return isInBrowser ? idOf(hash) : '';
}

const subscribeToNothing = () => () => undefined;

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // A malformed hash, not written by this site.
    return '';
  }
}
