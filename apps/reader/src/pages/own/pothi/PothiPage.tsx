import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { multiViewOpened, useSettingsDispatch } from '@naad/settings-state';
import { formatPothiLink, presentNotes } from '@naad/settings-schema';
import { Button } from '@naad/ui-kit';
import { Fragment, useState } from 'react';
import { Credits } from '../../../features/reading/Credits.tsx';
import { useReadingView, type ReadingView } from '../../../features/reading/readingView.ts';
import { VerseArea } from '../../../features/reading/VerseArea/VerseArea.tsx';
import { EmptyMultiView } from '../../../features/saved/MultiViewPanel/EmptyMultiView.tsx';
import { NoteList } from '../../../features/saved/NoteEditor/NoteList.tsx';
import { useNotes } from '../../../features/saved/NoteEditor/useNotes.ts';
import { siteNotes } from '../../../shared/siteNotes.ts';
import { sitePothis } from '../../../shared/sitePothis.ts';
import { useNavigation } from '../../../shared/navigation/NavigationContext.tsx';
import { useNotify } from '../../../shared/notifications/useNotify.ts';
import styles from '../OwnPage.module.css';
import { type PothiState, usePothi } from './usePothi.ts';
import { ShabadText } from '../../../features/reading/ShabadText/ShabadText.tsx';
import { VersesView } from '../../../features/reading/VersesView/VersesView.tsx';
import { useBaniLength } from '../../../features/sundar-gutka/BaniLengths/BaniLengths.tsx';
import { versesOfLength } from '../../../features/sundar-gutka/baniParts.ts';
import type { PothiPart } from './loadPothi.ts';

/** A pothi with the text of all its items: the visitor's own, or a shared one. */
export function PothiPage() {
  const { t } = useLingui();
  const pothi = usePothi();
  const isReady = pothi.kind === 'ready';
  return (
    <div className={styles['reading']}>
      <h1 tabIndex={-1} className={styles['title']}>
        {isReady ? pothi.name || (pothi.isShared ? t`List` : t`Saved`) : t`List`}
      </h1>
      <div role="status">
        <PothiStatus pothi={pothi} />
      </div>
      {isReady && pothi.isShared && pothi.loaded.items.length > 0 && <KeepList pothi={pothi} />}
      {isReady && pothi.loaded.items.length > 0 && (
        <p>
          <a
            href={`/display#list=${formatPothiLink({ name: pothi.name, items: pothi.loaded.items })}`}
            rel="external"
          >
            <Trans>Play on the big screen</Trans>
          </a>
        </p>
      )}
      <p className={styles['scriptless']}>
        <Trans>Lists need JavaScript. Turn it on and reload the page.</Trans>
      </p>
      {isReady && <Parts pothi={pothi} />}
    </div>
  );
}

type ReadyPothi = Extract<PothiState, { kind: 'ready' }>;

function PothiStatus({ pothi }: { pothi: PothiState }) {
  switch (pothi.kind) {
    case 'loading':
      return (
        <p className={styles['scripted']}>
          <Trans>Loading…</Trans>
        </p>
      );
    case 'none':
      return (
        <p>
          <Trans>This link has no list in it. Ask the sender for the full link.</Trans>
        </p>
      );
    case 'failed':
      return (
        <p>
          <Trans>The text of this list did not load. Check your connection and load the page again.</Trans>
        </p>
      );
    case 'ready':
      return (
        <>
          {pothi.loaded.items.length === 0 && <EmptyMultiView onLeave={() => undefined} />}
          {pothi.loaded.missing > 0 && (
            <p>
              <Plural
                value={pothi.loaded.missing}
                one="# item is not available here and was left out."
                other="# items are not available here and were left out."
              />
            </p>
          )}
        </>
      );
  }
}

/** Button that saves a shared pothi among the visitor's own. */
function KeepList({ pothi: { name, loaded } }: { pothi: ReadyPothi }) {
  const { t } = useLingui();
  const dispatch = useSettingsDispatch();
  const notify = useNotify();
  const { go } = useNavigation();
  return (
    <p>
      <Button
        variant="primary"
        onClick={() => {
          const pothis = sitePothis();
          const list = pothis.create(name || t`Shared list`);
          pothis.setItems(list, loaded.items);
          dispatch(multiViewOpened({ list, items: [...loaded.items] }));
          notify({ text: t`Saved to your lists` });
          go('/pothi');
        }}
      >
        <Trans>Save this list</Trans>
      </Button>
    </p>
  );
}

function Parts({ pothi: { loaded, credits } }: { pothi: ReadyPothi }) {
  const view = useReadingView('shabad');
  return (
    <>
      <VerseArea view={view} credits={credits}>
        {loaded.parts.map((part) => (
          <Fragment key={keyOf(part)}>
            <PothiPartView part={part} view={view} />
            <PartNotes part={part} />
          </Fragment>
        ))}
      </VerseArea>
      <Credits credits={credits} />
    </>
  );
}

/** The visitor's notes on the lines of a part. */
function PartNotes({ part }: { part: PothiPart }) {
  const { t } = useLingui();
  const [notes] = useState(siteNotes);
  const written = presentNotes(useNotes(notes));
  if (part.kind === 'slide') return null;
  const ids = new Set<number>(
    (part.kind === 'shabad' ? part.shabad.verses : part.verses).map(({ id }) => id),
  );
  const here = written.filter(({ verseId }) => ids.has(verseId));
  return here.length > 0 && <NoteList label={t`Notes`} written={here} notes={notes} />;
}

function keyOf(part: ReadyPothi['loaded']['parts'][number]): string {
  switch (part.kind) {
    case 'shabad':
      return `shabad ${String(part.shabad.id)}`;
    case 'bani':
      return `bani ${String(part.id)}`;
    case 'slide':
      return `slide ${part.words}`;
  }
}

/** A shabad, bani or slide of a pothi. */
function PothiPartView({ part, view }: { part: PothiPart; view: ReadingView }) {
  const length = useBaniLength();
  switch (part.kind) {
    case 'shabad':
      return (
        <ShabadText shabad={part.shabad} view={view} isOneOfSeveral marks={{ highlights: part.highlights }} />
      );
    case 'bani':
      return (
        <article>
          <h2 lang="pa-Guru" className={styles['bani']}>
            <a href={`/sundar-gutka/${String(part.id)}`}>{part.unicode}</a>
          </h2>
          <VersesView
            verses={versesOfLength(part.verses, length)}
            mode={view.mode}
            isLarivaar={view.isLarivaar}
            headingLevel={3}
          />
        </article>
      );
    case 'slide':
      return (
        <p dir="auto" lang={isGurmukhi(part.words) ? 'pa-Guru' : undefined} className={styles['slide']}>
          {part.words}
        </p>
      );
  }
}

const isGurmukhi = (text: string) => /\p{Script=Gurmukhi}/u.test(text);
