import { DEFAULT_CHOICE, type SearchChoice } from './searchChoice.ts';
import styles from './Examples.module.css';
import { OFFERED_TYPES } from './searchTypes.ts';

/** What each way of searching is in one or two words. */
const SHORT_NAMES: Partial<Record<number, string>> = {
  0: 'First letters',
  1: 'First letters anywhere',
  2: 'Words',
  3: 'Translation',
  5: 'Ang',
};

/** Real examples of every way to search, to be tapped. */
export function Examples({ hrefOf }: { hrefOf: (choice: SearchChoice) => string }) {
  return (
    <section className={styles['examples']} aria-labelledby="examples">
      <h2 id="examples" className={styles['heading']}>
        Ways to search
      </h2>
      <ul className={styles['list']}>
        {OFFERED_TYPES.map(({ type, example, isGurmukhi }) => (
          <li key={type}>
            <a href={hrefOf({ ...DEFAULT_CHOICE, type, query: example })} className={styles['example']}>
              <span className={styles['name']}>{SHORT_NAMES[type]}</span>
              <span className={styles['text']} lang={isGurmukhi ? 'pa-Guru' : undefined}>
                {example}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
