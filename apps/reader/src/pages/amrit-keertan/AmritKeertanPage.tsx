import { useLingui } from '@lingui/react/macro';
import { Breadcrumb } from '@naad/ui-kit';
import { useMemo } from 'react';
import { chapterHref } from '../../features/amrit-keertan/chapterHref.ts';
import { Credits } from '../../features/reading/Credits.tsx';
import { leadVerse } from '../../features/reading/leadVerse.ts';
import { useReadingView } from '../../features/reading/readingView.ts';
import { ShabadHead } from '../../features/reading/ShabadText/ShabadHead.tsx';
import { VerseArea } from '../../features/reading/VerseArea/VerseArea.tsx';
import { VersesView } from '../../features/reading/VersesView/VersesView.tsx';
import { PageTools } from '../PageTools.tsx';
import type { AmritKeertanContent } from './content.ts';
import styles from '../ReadingPage.module.css';

/** A shabad of Amrit Keertan; its breadcrumb leads back to the chapter [B82]. */
export function AmritKeertanPage({ content }: { content: AmritKeertanContent }) {
  const { t } = useLingui();
  const { shabad, chapter, credits } = content;
  const view = useReadingView('shabad');
  const text = useMemo(() => ({ kind: 'shabads', shabads: [shabad], credits }) as const, [shabad, credits]);
  const lead = leadVerse([shabad], []);
  return (
    <div className={styles['page']}>
      <div className={styles['breadcrumb']}>
        <Breadcrumb
          label={t`Breadcrumb`}
          crumbs={[
            { label: t`Amrit Keertan`, href: '/index/amrit-keertan' },
            ...(chapter ? [{ label: chapter.unicode, lang: 'pa-Guru', href: chapterHref(chapter.id) }] : []),
            { label: lead?.verse.unicode ?? '', lang: 'pa-Guru' },
          ]}
        />
      </div>
      <PageTools text={text} />
      <VerseArea view={view} credits={credits}>
        <ShabadHead shabad={shabad} headingLevel={1} hasEnglish={view.hasEnglish} />
        <VersesView verses={shabad.verses} mode={view.mode} isLarivaar={view.isLarivaar} />
      </VerseArea>
      <Credits credits={credits} />
    </div>
  );
}
