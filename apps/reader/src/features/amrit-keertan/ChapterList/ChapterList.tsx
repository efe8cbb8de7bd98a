import { useLingui } from '@lingui/react/macro';
import type { AmritKeertanChapter, AmritKeertanChapterName } from '@naad/api-client';
import { ChevronDownIcon, ChevronEndIcon } from '@naad/ui-kit';
import { chapterHref, chapterRowId, latinName } from '../chapterHref.ts';
import styles from './ChapterList.module.css';
import { ChapterShabads } from './ChapterShabads.tsx';

export interface ChapterListProps {
  chapters: readonly AmritKeertanChapterName[];
  /** The chapter whose shabads are shown. */
  opened: AmritKeertanChapter | null;
}

/** The chapters of Amrit Keertan, one of them with its shabads: each is a link, so that it opens without script too. */
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
