import { Trans, useLingui } from '@lingui/react/macro';
import type { SourceId } from '@naad/gurbani-model';
import { EntryNames } from '../../features/granth-index/EntryNames/EntryNames.tsx';
import { AMRIT_KEERTAN_PATH } from '../../features/granth-index/granthIndex.ts';
import { localizedName } from '../../shared/language/localizedName.ts';
import type { IndexesContent } from './content.ts';
import styles from './IndexPage.module.css';

const workId = (source: SourceId) => `work-${source}`;

/** An overview of all indexes with the names of their entries. */
export function IndexesPage({ content: { granths, chapters } }: { content: IndexesContent }) {
  const { t, i18n } = useLingui();
  return (
    <div className={styles['page']}>
      <h1 tabIndex={-1} className={styles['title']}>
        <Trans>Bani Index</Trans>
      </h1>
      <p className={styles['introduction']}>
        <Trans>
          Raags, vaars and sections of the scriptures. The banis for daily recitation are in the{' '}
          <a href="/sundar-gutka">Sundar Gutka</a>.
        </Trans>
      </p>
      <nav aria-label={t`On this page`} className={styles['works']}>
        {granths.map(({ source }) => (
          <a key={source.id} href={`#${workId(source.id)}`}>
            {localizedName(i18n, source)}
          </a>
        ))}
        <a href={`#${workId('A')}`}>
          <Trans>Amrit Keertan</Trans>
        </a>
      </nav>
      {granths.map(({ source, path, entries }) => (
        <section key={source.id} id={workId(source.id)} className={styles['section']}>
          <h2 className={styles['granth']}>
            <a href={path}>{localizedName(i18n, source)}</a>
          </h2>
          <EntryNames path={path} entries={entries} />
        </section>
      ))}
      <section id={workId('A')} className={styles['section']}>
        <h2 className={styles['granth']}>
          <a href={AMRIT_KEERTAN_PATH}>
            <Trans>Amrit Keertan</Trans>
          </a>
        </h2>
        {chapters.length > 0 ? (
          <EntryNames
            path={AMRIT_KEERTAN_PATH}
            entries={chapters.map(({ id, unicode, english, transliteration }) => ({
              id: `chapter-${String(id)}`,
              name: { unicode, english: english ?? transliteration },
            }))}
          />
        ) : (
          <p className={styles['introduction']}>
            <Trans>Not available here. Its page says why.</Trans>
          </p>
        )}
      </section>
    </div>
  );
}
