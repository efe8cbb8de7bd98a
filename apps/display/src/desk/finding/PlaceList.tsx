import styles from './Finding.module.css';

export interface PlaceEntry {
  readonly key: number;
  readonly unicode: string;
}

export interface PlaceListProps {
  title: string;
  entries: readonly PlaceEntry[];
  /** The key of what is open. */
  active: number | null;
  onOpen: (key: number) => void;
}

/** A titled list of things that can be opened, by their names in Gurmukhi. */
export function PlaceList({ title, entries, active, onOpen }: PlaceListProps) {
  return (
    <section aria-label={title}>
      <h3 className={styles['group']}>{title}</h3>
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
