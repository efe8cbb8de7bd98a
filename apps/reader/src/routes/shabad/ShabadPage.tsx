import { Plural, useLingui } from '@lingui/react/macro';
import type { Shabad } from '@naad/api-client';
import type { VerseId } from '@naad/gurbani-corpus';
import { hiddenClass } from '@naad/ui-kit';
import { useMemo } from 'react';
import { FavouriteSlot } from '../../account/FavouriteSlot.tsx';
import { AudioSlot } from '../../features/audio/AudioSlot.tsx';
import { AddToMultiView } from '../../features/multi-view/AddToMultiView/AddToMultiView.tsx';
import { Credits } from '../../features/reading/Credits.tsx';
import { leadVerse } from '../../features/reading/leadVerse.ts';
import { pageName } from '../../features/reading/pageName.ts';
import { useReadingView } from '../../features/reading/readingView.ts';
import { ShabadText } from '../../features/reading/ShabadText/ShabadText.tsx';
import { StepLinks } from '../../features/reading/StepLinks/StepLinks.tsx';
import { VerseArea } from '../../features/reading/VerseArea/VerseArea.tsx';
import type { VerseMarks } from '../../features/reading/VersesView/verseMarks.ts';
import { RelatedShabads } from '../../features/related/RelatedShabads/RelatedShabads.tsx';
import { PageTools } from '../PageTools.tsx';
import type { ShabadContent } from '../routeResult.ts';
import styles from '../ReadingPage.module.css';
import { AddShabad } from './AddShabad.tsx';

const shabadHref = (id: number | null) => (id === null ? null : `/shabad?id=${String(id)}`);

/** A shabad, or several one after the other. */
export function ShabadPage({ content }: { content: ShabadContent }) {
  const { t, i18n } = useLingui();
  const { shabads, highlights, credits, found, hasAudio = false } = content;
  const only = shabads.length === 1 ? shabads[0] : undefined;
  const view = useReadingView('shabad');
  const text = useMemo(() => ({ kind: 'shabads', shabads, credits }) as const, [shabads, credits]);
  const marks: VerseMarks = { highlights, words: found.line, translation: found.translation };
  return (
    <div className={styles['page']}>
      {!only && (
        <h1 tabIndex={-1} className={hiddenClass}>
          <Plural value={shabads.length} one="# shabad" other="# shabads" />
        </h1>
      )}
      <PageTools text={text}>{only && <OwnTools shabad={only} highlights={highlights} />}</PageTools>
      <VerseArea view={view}>
        {shabads.map((shabad) => (
          <ShabadText
            key={shabad.id}
            shabad={shabad}
            view={view}
            headingLevel={only ? 1 : 2}
            marks={marks}
            actions={headActions(shabad, highlights, !only, hasAudio)}
          />
        ))}
      </VerseArea>
      <Credits credits={credits} />
      {only && (
        <>
          <StepLinks
            unit={t`shabad`}
            previous={shabadHref(only.neighbours.previous)}
            next={shabadHref(only.neighbours.next)}
          />
          <RelatedShabads key={only.id} shabadId={only.id} pageName={({ id }) => pageName(i18n, id)} />
        </>
      )}
    </div>
  );
}

/** What stands beside the names of a shabad. One that is alone on its page is added and starred with the tools of the page. */
function headActions(
  shabad: Shabad,
  highlights: readonly VerseId[],
  isOneOfSeveral: boolean,
  hasAudio: boolean,
) {
  const verse = leadVerse([shabad], highlights)?.verse;
  if (!verse) return null;
  const audio = hasAudio && (
    // Another shabad is another place: what is heard of one ends with it.
    <AudioSlot key={shabad.id} heard={{ kind: 'shabad', id: shabad.id, title: verse.unicode }} />
  );
  if (!isOneOfSeveral) return audio;
  return (
    <>
      {audio}
      <FavouriteSlot verse={verse} />
      <AddToMultiView verse={verse} />
    </>
  );
}

/** What the tools of a page with one shabad do with it. It is added by the line that it was opened for. */
function OwnTools({ shabad, highlights }: { shabad: Shabad; highlights: readonly VerseId[] }) {
  const verse = leadVerse([shabad], highlights)?.verse;
  return (
    verse && (
      <>
        <AddShabad verse={verse} />
        <FavouriteSlot verse={verse} />
      </>
    )
  );
}
