import styles from './Finding.module.css';

export interface ListEntry {
  readonly key: number;
  readonly unicode: string;
}

export interface EntryListProps {
  title: string;
  entries: readonly ListEntry[];
  /** Key of the open entry; null if none is open. */
  active: number | null;
  onOpen: (key: number) => void;
}

/** A titled list of entries to open, by their Gurmukhi names. */
export function EntryList({ title, entries, active, onOpen }: EntryListProps) {
  return (
    <section aria-label={title}>
      <h2 className={styles['group']}>{title}</h2>
      <ul className={styles['list']}>
        {entries.map(({ key, unicode }) => (
          <li key={key}>
            <button
              type="button"
              lang="pa-Guru"
              className={styles['entry']}
              aria-current={key === active ? 'true' : undefined}
              onClick={() => {
                onOpen(key);
              }}
            >
              {unicode}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
