import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Shabad, VerseId } from '@naad/gurbani-model';
import { BookmarkIcon } from '@naad/ui-kit';
import { useMemo } from 'react';
import { AudioSlot } from '../../features/audio/AudioSlot.tsx';
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
import { SaveButton } from '../../features/saved/SaveButton/SaveButton.tsx';
import { type SavedLine, useSave } from '../../features/saved/SaveButton/useSave.ts';
import { ToolButton } from '../../features/shabad-tools/ShabadTools/ToolButton.tsx';

const shabadHref = (id: number | null) => (id === null ? null : `/shabad?id=${String(id)}`);

/** A shabad, or several in sequence. */
export function ShabadPage({ content }: { content: ShabadContent }) {
  const { t, i18n } = useLingui();
  const { shabads, highlights, credits, notes, found, hasAudio = false } = content;
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
      <VerseArea view={view} credits={credits} notes={notes}>
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

/** Actions beside a shabad's heading. If it is alone on the page, the toolbar has the one that saves it. */
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
      <SaveButton verse={verse} />
    </>
  );
}

/** Toolbar button of a page with one shabad, which is represented by its highlighted line. */
function ShabadActions({ shabad, highlights }: { shabad: Shabad; highlights: readonly VerseId[] }) {
  const verse = leadVerse([shabad], highlights)?.verse;
  return verse && <SaveShabad line={verse} />;
}

/** Tool that saves the page's shabad, represented by one of its lines. */
function SaveShabad({ line }: { line: SavedLine }) {
  const { t } = useLingui();
  const { isSaved, save } = useSave(line);
  return <ToolButton icon={<BookmarkIcon />} label={t`Save`} aria-pressed={isSaved} onClick={save} />;
}
