import { Trans, useLingui } from '@lingui/react/macro';
import { DEFAULT_CHOICE, type SearchChoice } from './searchChoice.ts';
import styles from './Examples.module.css';
import { OFFERED_TYPES } from './searchTypes.ts';

/** Real examples of every way to search, to be tapped. */
export function Examples({ hrefOf }: { hrefOf: (choice: SearchChoice) => string }) {
  const { i18n } = useLingui();
  return (
    <section className={styles['examples']} aria-labelledby="examples">
      <h2 id="examples" className={styles['heading']}>
        <Trans>Ways to search</Trans>
      </h2>
      <ul className={styles['list']}>
        {OFFERED_TYPES.map(({ type, shortLabel, example, isGurmukhi }) => (
          <li key={type}>
            <a href={hrefOf({ ...DEFAULT_CHOICE, type, query: example })} className={styles['example']}>
              <span className={styles['name']}>{i18n._(shortLabel)}</span>
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
