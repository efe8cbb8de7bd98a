import { useLingui } from '@lingui/react/macro';
import { localizedName } from '../../../shared/language/localizedName.ts';
import styles from './EntryNames.module.css';

export interface EntryNamesProps {
  /** Path of the page with the rows. */
  path: string;
  entries: readonly {
    /** Element id of the row. */
    readonly id: string;
    readonly name: { readonly english: string | null; readonly unicode: string };
  }[];
}

/** Names of index rows; each links to its row [B83]. */
export function EntryNames({ path, entries }: EntryNamesProps) {
  const { i18n } = useLingui();
  return (
    <ul className={styles['names']}>
      {entries.map(({ id, name }) => (
        <li key={id}>
          <a href={`${path}#${encodeURIComponent(id)}`} className={styles['name']}>
            <span lang="pa-Guru">{name.unicode}</span>
            {i18n.locale !== 'pa' && <span className={styles['english']}>{localizedName(i18n, name)}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
