import { useLingui } from '@lingui/react/macro';
import type { I18n } from '@lingui/core';
import { localizedName } from '../../../shared/language/localizedName.ts';
import { angHref } from '../../../shared/angHref.ts';
import { pageName } from '../pageName.ts';
import type { ShabadHeadProps } from './ShabadHead.tsx';
import styles from './ShabadText.module.css';

type Attributed = ShabadHeadProps['shabad'];

/** The raag, or the source without one, and the writer, in the interface language. */
export function shortTitle(i18n: I18n, { raag, source, writer }: Attributed): string {
  return [raag ?? source, writer]
    .map((name) => localizedName(i18n, name))
    .filter(Boolean)
    .join(' · ');
}

/** Names of a shabad below its title: writer, source and page, and all names in English. */
export function ShabadNames({ shabad, hasEnglish }: Pick<ShabadHeadProps, 'shabad' | 'hasEnglish'>) {
  const { i18n } = useLingui();
  const { raag, source, writer, ang } = shabad;
  const places = [writer, ...(raag ? [source] : [])];
  const english = [...(raag ? [raag] : []), writer, source].map((name) => name.english);
  return (
    <>
      <p className={styles['place']}>
        {places.map(
          ({ unicode }) =>
            unicode !== null && (
              <span key={unicode} lang="pa-Guru">
                {unicode}
              </span>
            ),
        )}
        <span>
          <a href={angHref(source.id, ang)}>
            {pageName(i18n, source.id)} {ang}
          </a>
        </span>
      </p>
      {hasEnglish && (
        <p className={styles['english']} lang="en">
          {english.filter((name) => name !== null).join(' · ')}
        </p>
      )}
    </>
  );
}
