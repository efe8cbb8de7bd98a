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

const shabadHref = (id: number | null) => (id === null ? null : `/shabad?id=${String(id)}`);

/** A shabad, or several one after the other. */
export function ShabadPage({ content }: { content: ShabadContent }) {
  const { t, i18n } = useLingui();
  const { shabads, highlights, credits, found, hasAudio = false } = content;
  const [only, ...others] = shabads;
  const view = useReadingView('shabad');
  const text = useMemo(() => ({ kind: 'shabads', shabads, credits }) as const, [shabads, credits]);
  const marks: VerseMarks = { highlights, words: found.line, translation: found.translation };
  return (
    <div className={styles['page']}>
      {others.length > 0 && (
        <h1 tabIndex={-1} className={hiddenClass}>
          <Plural value={shabads.length} one="# shabad" other="# shabads" />
        </h1>
      )}
      <PageTools text={text}>
        {only && others.length === 0 && (
          <OwnTools shabad={only} highlights={highlights} label={t`Add shabad`} />
        )}
      </PageTools>
      <VerseArea view={view}>
        {shabads.map((shabad) => (
          <ShabadText
            key={shabad.id}
            shabad={shabad}
            view={view}
            headingLevel={others.length > 0 ? 2 : 1}
            marks={marks}
            actions={addLead(shabad, highlights, others.length > 0, hasAudio)}
          />
        ))}
      </VerseArea>
      <Credits credits={credits} />
      {only && others.length === 0 && (
        <StepLinks
          unit={t`shabad`}
          previous={shabadHref(only.neighbours.previous)}
          next={shabadHref(only.neighbours.next)}
        />
      )}
      {only && others.length === 0 && (
        <RelatedShabads key={only.id} shabadId={only.id} pageName={({ id }) => pageName(i18n, id)} />
      )}
    </div>
  );
}

/** A shabad is added by the line that it was opened for. */
function addLead(shabad: Shabad, highlights: readonly VerseId[], isOneOfSeveral: boolean, hasAudio: boolean) {
  const lead = leadVerse([shabad], highlights);
  return (
    lead && (
      <>
        {hasAudio && (
          // Another shabad is another place: what is heard of one ends with it.
          <AudioSlot key={shabad.id} heard={{ kind: 'shabad', id: shabad.id, title: lead.verse.unicode }} />
        )}
        {isOneOfSeveral && <FavouriteSlot verse={lead.verse} />}
        <AddToMultiView verse={lead.verse} />
      </>
    )
  );
}

/** What the tools of a page with one shabad do with it. */
function OwnTools({
  shabad,
  highlights,
  label,
}: {
  shabad: Shabad;
  highlights: readonly VerseId[];
  label: string;
}) {
  const lead = leadVerse([shabad], highlights);
  return (
    lead && (
      <>
        <AddToMultiView verse={lead.verse} label={label} />
        <FavouriteSlot verse={lead.verse} />
      </>
    )
  );
}
