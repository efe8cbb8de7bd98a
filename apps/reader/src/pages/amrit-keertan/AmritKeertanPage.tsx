import { useLingui } from '@lingui/react/macro';
import { Breadcrumb } from '@naad/ui-kit';
import { useMemo } from 'react';
import { chapterHref } from '../../features/amrit-keertan/chapterHref.ts';
import { Credits } from '../../features/reading/Credits.tsx';
import { Folio } from '../../features/reading/Folio/Folio.tsx';
import { leadVerse } from '../../features/reading/leadVerse.ts';
import { ReadingHead } from '../../features/reading/ReadingHead/ReadingHead.tsx';
import { useReadingView } from '../../features/reading/readingView.ts';
import { ShabadNames, shortTitle } from '../../features/reading/ShabadText/ShabadNames.tsx';
import { VerseArea } from '../../features/reading/VerseArea/VerseArea.tsx';
import { VersesView } from '../../features/reading/VersesView/VersesView.tsx';
import { PageTools } from '../PageTools.tsx';
import type { AmritKeertanContent } from './content.ts';
import styles from '../ReadingPage.module.css';

/** A shabad of Amrit Keertan; its breadcrumb leads back to the chapter [B82]. */
export function AmritKeertanPage({ content }: { content: AmritKeertanContent }) {
  const { t, i18n } = useLingui();
  const { shabad, chapter, credits } = content;
  const view = useReadingView('shabad');
  const text = useMemo(() => ({ kind: 'shabads', shabads: [shabad], credits }) as const, [shabad, credits]);
  const lead = leadVerse([shabad], []);
  return (
    <div className={styles['page']}>
      <ReadingHead
        title={<span lang="pa-Guru">{(shabad.raag ?? shabad.source).unicode}</span>}
        short={shortTitle(i18n, shabad)}
        folio={<Folio source={shabad.source.id} ang={shabad.ang} hasMargin={view.mode !== 'split'} />}
      >
        <ShabadNames shabad={shabad} hasEnglish={view.hasEnglish} />
        <Breadcrumb
          label={t`Breadcrumb`}
          crumbs={[
            { label: t`Amrit Keertan`, href: '/index/amrit-keertan' },
            ...(chapter ? [{ label: chapter.unicode, lang: 'pa-Guru', href: chapterHref(chapter.id) }] : []),
            { label: lead?.verse.unicode ?? '', lang: 'pa-Guru' },
          ]}
        />
      </ReadingHead>
      <PageTools text={text} />
      <VerseArea view={view} credits={credits}>
        <VersesView verses={shabad.verses} mode={view.mode} isLarivaar={view.isLarivaar} />
      </VerseArea>
      <Credits credits={credits} />
    </div>
  );
}
