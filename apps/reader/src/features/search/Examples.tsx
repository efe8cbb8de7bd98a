import type { SearchTypeName } from '@naad/gurbani-model';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { DEFAULT_CHOICE, type SearchChoice } from './searchChoice.ts';
import styles from './Examples.module.css';
import { ALL_TYPES, exampleLanguage } from './searchTypes.ts';

/** Short labels of the types. */
const SHORT_LABELS: Readonly<Record<SearchTypeName, MessageDescriptor>> = {
  firstLetters: msg`First letters`,
  firstLettersAnywhere: msg`First letters anywhere`,
  romanizedFirstLetters: msg`Romanized first letters`,
  mainLetters: msg`Main letters`,
  gurmukhiWord: msg`Words`,
  englishWord: msg`Translation`,
  romanized: msg`Romanized`,
  ang: msg`Ang`,
  autoDetect: msg`Auto detect`,
  question: msg`Question`,
};

/** Links to a real example of each search type. */
export function Examples({ hrefOf }: { hrefOf: (choice: SearchChoice) => string }) {
  const { i18n } = useLingui();
  return (
    <section className={styles['examples']} aria-labelledby="examples">
      <h2 id="examples" className={styles['heading']}>
        <Trans>Ways to search</Trans>
      </h2>
      <ul className={styles['list']}>
        {ALL_TYPES.map((info) => (
          <li key={info.type}>
            <a
              href={hrefOf({ ...DEFAULT_CHOICE, type: info.type, query: info.example })}
              className={styles['example']}
            >
              <span className={styles['name']}>{i18n._(SHORT_LABELS[info.name])}</span>
              <span className={styles['text']} lang={exampleLanguage(info)}>
                {info.example}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
