import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { SEARCH_TYPES, type SearchType } from '@naad/api-contract';
import { DEFAULT_CHOICE, type SearchChoice } from './searchChoice.ts';
import styles from './Examples.module.css';
import { ALL_TYPES, exampleLanguage } from './searchTypes.ts';

/** Short labels of the types. */
const SHORT_LABELS: Readonly<Record<SearchType, MessageDescriptor>> = {
  [SEARCH_TYPES.firstLetters]: msg`First letters`,
  [SEARCH_TYPES.firstLettersAnywhere]: msg`First letters anywhere`,
  [SEARCH_TYPES.romanizedFirstLettersAnywhere]: msg`Romanized first letters`,
  [SEARCH_TYPES.mainLetters]: msg`Main letters`,
  [SEARCH_TYPES.gurmukhiWord]: msg`Words`,
  [SEARCH_TYPES.englishWord]: msg`Translation`,
  [SEARCH_TYPES.romanized]: msg`Romanized`,
  [SEARCH_TYPES.ang]: msg`Ang`,
  [SEARCH_TYPES.autoDetect]: msg`Auto detect`,
  [SEARCH_TYPES.askAQuestion]: msg`Question`,
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
              <span className={styles['name']}>{i18n._(SHORT_LABELS[info.type])}</span>
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
