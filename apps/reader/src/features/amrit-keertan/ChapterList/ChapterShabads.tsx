import { Trans, useLingui } from '@lingui/react/macro';
import type { AmritKeertanChapter } from '@naad/api-client';
import { ownName } from '../../../language/ownName.ts';
import { amritKeertanShabadHref } from '../chapterHref.ts';
import styles from './ChapterList.module.css';

/** The shabads of a chapter by their first lines, each with where it is from. */
export function ChapterShabads({ chapter: { id, shabads } }: { chapter: AmritKeertanChapter }) {
  const { i18n } = useLingui();
  if (shabads.length === 0) {
    return (
      <p className={styles['none']}>
        <Trans>This chapter has no shabads here.</Trans>
      </p>
    );
  }
  return (
    <ol className={styles['shabads']}>
      {shabads.map(({ id: rowId, shabadId, unicode, transliteration, raag, writer, source, ang }) => {
        const place = [raag, writer, source].map((name) => (name === null ? '' : ownName(i18n, name)));
        return (
          <li key={rowId}>
            <a href={amritKeertanShabadHref(shabadId, id)} className={styles['shabad']}>
              <span lang="pa-Guru">{unicode}</span>
              {transliteration !== '' && (
                <span lang="pa-Latn" className={styles['latin']}>
                  {transliteration}
                </span>
              )}
              <span className={styles['place']}>
                {[...place, ang === null ? '' : String(ang)].filter(Boolean).join(' · ')}
              </span>
            </a>
          </li>
        );
      })}
    </ol>
  );
}
