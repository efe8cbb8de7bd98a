import { Trans, useLingui } from '@lingui/react/macro';
import type { AmritKeertanChapter, AmritKeertanChapterName } from '@naad/api-client';
import { ChevronDownIcon, ChevronEndIcon } from '@naad/ui-kit';
import { amritKeertanShabadHref, chapterHref, chapterRowId, latinName } from '../chapterHref.ts';
import styles from './ChapterList.module.css';
import { localizedName } from '../../../shared/language/localizedName.ts';

export interface ChapterListProps {
  chapters: readonly AmritKeertanChapterName[];
  /** The chapter whose shabads are shown. */
  opened: AmritKeertanChapter | null;
}

/** Chapters of Amrit Keertan, the open one with its shabads. Each is a link, so it opens without script too. */
export function ChapterList({ chapters, opened }: ChapterListProps) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`Chapters`} className={styles['chapters']}>
      {chapters.map((chapter) => {
        const isOpen = chapter.id === opened?.id;
        return (
          <li key={chapter.id} id={chapterRowId(chapter.id)} className={styles['chapter']}>
            <a
              href={isOpen ? '/index/amrit-keertan' : chapterHref(chapter.id)}
              aria-current={isOpen ? 'true' : undefined}
              className={styles['name']}
            >
              {isOpen ? <ChevronDownIcon /> : <ChevronEndIcon />}
              <span lang="pa-Guru" className={styles['gurmukhi']}>
                {chapter.unicode}
              </span>
              <span lang={chapter.english === null ? 'pa-Latn' : 'en'} className={styles['latin']}>
                {latinName(chapter)}
              </span>
            </a>
            {isOpen && <ChapterShabads chapter={opened} />}
          </li>
        );
      })}
    </ul>
  );
}

/** Shabads of a chapter by their first lines, each with its raag, writer, source and ang. */
function ChapterShabads({ chapter: { id, shabads } }: { chapter: AmritKeertanChapter }) {
  const { i18n } = useLingui();
  if (shabads.length === 0) {
    return (
      <p className={styles['none']}>
        <Trans>This chapter has no shabads.</Trans>
      </p>
    );
  }
  return (
    <ol className={styles['shabads']}>
      {shabads.map(({ id: rowId, shabadId, unicode, transliteration, raag, writer, source, ang }) => {
        const place = [raag, writer, source].map((name) => (name === null ? '' : localizedName(i18n, name)));
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
