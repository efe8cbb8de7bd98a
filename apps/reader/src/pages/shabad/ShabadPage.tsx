import { Plural, useLingui } from '@lingui/react/macro';
import type { Shabad, VerseId } from '@naad/gurbani-model';
import { hiddenClass, CheckIcon, PlusIcon } from '@naad/ui-kit';
import { useMemo } from 'react';
import { FavouriteSlot } from '../../features/account/AccountSlot.tsx';
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
  const marks: VerseMarks = { highlights, words: found.line, translation: found.translation };
  return (
    <div className={styles['page']}>
      {!only && (
        <h1 tabIndex={-1} className={hiddenClass}>
          <Plural value={shabads.length} one="# shabad" other="# shabads" />
        </h1>
      )}
      <PageTools text={text}>{only && <ShabadActions shabad={only} highlights={highlights} />}</PageTools>
      <VerseArea view={view} credits={credits}>
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
    <ToolButton aria-pressed={isIn} onClick={add}>
      {isIn ? <CheckIcon /> : <PlusIcon />}
      {t`Add shabad`}
    </ToolButton>
  );
}
