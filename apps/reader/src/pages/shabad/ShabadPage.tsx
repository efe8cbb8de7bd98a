import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Shabad, VerseId } from '@naad/gurbani-model';
import { CheckIcon, PlusIcon } from '@naad/ui-kit';
import { useMemo } from 'react';
import { FavouriteSlot } from '../../features/account/AccountSlot.tsx';
import { AudioSlot } from '../../features/audio/AudioSlot.tsx';
import { AddToMultiView } from '../../features/multi-view/AddToMultiView/AddToMultiView.tsx';
import { Credits } from '../../features/reading/Credits.tsx';
import { Folio } from '../../features/reading/Folio/Folio.tsx';
import { leadVerse } from '../../features/reading/leadVerse.ts';
import { pageName } from '../../features/reading/pageName.ts';
import { ReadingHead } from '../../features/reading/ReadingHead/ReadingHead.tsx';
import { useReadingView } from '../../features/reading/readingView.ts';
import { ShabadText } from '../../features/reading/ShabadText/ShabadText.tsx';
import { ShabadNames, shortTitle } from '../../features/reading/ShabadText/ShabadNames.tsx';
import { StepLinks } from '../../features/reading/StepLinks/StepLinks.tsx';
import { VerseArea } from '../../features/reading/VerseArea/VerseArea.tsx';
import type { VerseMarks } from '../../features/reading/VersesView/verseMarks.ts';
import { RelatedShabads } from '../../features/related/RelatedShabads/RelatedShabads.tsx';
import { SearchWithin } from '../../features/search/SearchWithin/SearchWithin.tsx';
import { PageTools } from '../PageTools.tsx';
import type { ShabadContent } from './content.ts';
import styles from '../ReadingPage.module.css';
import {
  type ListedVerse,
  useAddToMultiView,
} from '../../features/multi-view/AddToMultiView/useAddToMultiView.ts';
import { ToolButton } from '../../features/shabad-tools/ShabadTools/ToolButton.tsx';

const shabadHref = (id: number | null) => (id === null ? null : `/shabad?id=${String(id)}`);

/** A shabad, or several in sequence. */
export function ShabadPage({ content }: { content: ShabadContent }) {
  const { t, i18n } = useLingui();
  const { shabads, highlights, credits, found, hasAudio = false } = content;
  const only = shabads.length === 1 ? shabads[0] : undefined;
  const view = useReadingView('shabad');
  const text = useMemo(() => ({ kind: 'shabads', shabads, credits }) as const, [shabads, credits]);
  const title = t`${plural(shabads.length, { one: '# shabad', other: '# shabads' })}`;
  const marks: VerseMarks = { highlights, words: found.line, translation: found.translation };
  return (
    <div className={styles['page']}>
      {only ? (
        <ReadingHead
          title={<span lang="pa-Guru">{(only.raag ?? only.source).unicode}</span>}
          short={shortTitle(i18n, only)}
          folio={<Folio source={only.source.id} ang={only.ang} hasMargin={view.mode !== 'split'} />}
        >
          <ShabadNames shabad={only} hasEnglish={view.hasEnglish} />
          {headActions(only, highlights, false, hasAudio)}
        </ReadingHead>
      ) : (
        <ReadingHead title={title} short={title} />
      )}
      <PageTools text={text}>{only && <ShabadActions shabad={only} highlights={highlights} />}</PageTools>
      <VerseArea view={view}>
        {shabads.map((shabad) => (
          <ShabadText
            key={shabad.id}
            shabad={shabad}
            view={view}
            isOneOfSeveral={!only}
            marks={marks}
            actions={headActions(shabad, highlights, true, hasAudio)}
          />
        ))}
      </VerseArea>
      <Credits credits={credits} />
      {only && (
        <>
          <SearchWithin within={{ type: 'shabad', id: only.id }} />
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

/** Actions beside a shabad's heading. If it is alone on the page, the toolbar has those for the list and favourites. */
function headActions(
  shabad: Shabad,
  highlights: readonly VerseId[],
  isOneOfSeveral: boolean,
  hasAudio: boolean,
) {
  const verse = leadVerse([shabad], highlights)?.verse;
  if (!verse) return null;
  const audio = hasAudio && (
    // The key stops playback when the shabad changes.
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

/** Toolbar buttons of a page with one shabad, which is represented by its highlighted line. */
function ShabadActions({ shabad, highlights }: { shabad: Shabad; highlights: readonly VerseId[] }) {
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

/** Tool that adds the page's shabad to the multi-view list, represented by one of its lines. */
function AddShabad({ verse }: { verse: ListedVerse }) {
  const { t } = useLingui();
  const { isIn, add } = useAddToMultiView(verse);
  return (
    <ToolButton
      icon={isIn ? <CheckIcon /> : <PlusIcon />}
      label={t`Add shabad`}
      aria-pressed={isIn}
      onClick={add}
    />
  );
}
