import { useLingui } from '@lingui/react/macro';
import { ownName } from '../../../language/ownName.ts';
import styles from './EntryNames.module.css';

export interface EntryNamesProps {
  /** The page that has the rows. */
  path: string;
  entries: readonly {
    /** The id of the row. */
    readonly id: string;
    readonly name: { readonly english: string | null; readonly unicode: string };
  }[];
}

/** The rows of an index by their names alone; each leads to its row (behaviour 83). */
export function EntryNames({ path, entries }: EntryNamesProps) {
  const { i18n } = useLingui();
  return (
    <ul className={styles['names']}>
      {entries.map(({ id, name }) => (
        <li key={id}>
          <a href={`${path}#${encodeURIComponent(id)}`} className={styles['name']}>
            <span lang="pa-Guru">{name.unicode}</span>
            {i18n.locale !== 'pa' && <span className={styles['english']}>{ownName(i18n, name)}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
