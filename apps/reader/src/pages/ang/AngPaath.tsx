import { useLingui } from '@lingui/react/macro';
import {
  preferencesChosen,
  selectLastVerse,
  selectPreferences,
  selectReadingMode,
  useSettingsDispatch,
  useSettingsSelector,
} from '@naad/settings-state';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { AngPage } from '@naad/api-client';
import { angHref } from '../../shared/angHref.ts';
import { Credits } from '../../features/reading/Credits.tsx';
import { Folio } from '../../features/reading/Folio/Folio.tsx';
import { numberedPage, pageInSource } from '../../features/reading/pageName.ts';
import { PaathView } from '../../features/reading/PaathView/PaathView.tsx';
import { ReadingHead } from '../../features/reading/ReadingHead/ReadingHead.tsx';
import { useReadingView } from '../../features/reading/readingView.ts';
import { localizedName } from '../../shared/language/localizedName.ts';
import { loadChunk } from '../../shared/loadChunk.ts';
import { useNavigation } from '../../shared/navigation/NavigationContext.tsx';
import { replaceAddress } from '../../shared/navigation/replaceAddress.ts';
import { verseIncludesKey } from '../../shared/navigation/routeCache.ts';
import { useSite } from '../../shared/SiteContext.tsx';
import { PageTools } from '../PageTools.tsx';
import styles from '../ReadingPage.module.css';
import type { AngContent } from './content.ts';
import type { ReadText } from '../reading-tools/readText.ts';

/** Continuous reading of a work from an ang on; the address and the stored position follow the reader. */
export function AngPaath({ content }: { content: AngContent }) {
  const { i18n } = useLingui();
  const mode = useSettingsSelector(selectReadingMode);
  const { ang: page, highlights, credits } = content;
  const { source } = page;
  const { siteName } = useSite();
  const dispatch = useSettingsDispatch();
  const isGuruGranth = source.id === 'G';
  const view = useReadingView('ang');
  const [text, load] = usePaathText(content, usePaathLoad(source.id));
  const lastVerse = useSettingsSelector(selectLastVerse);
  const [resume] = useState(() => page.verses.find(({ id }) => id === lastVerse)?.id ?? null);
  useEffect(() => {
    if (isGuruGranth) dispatch(preferencesChosen({ lastAng: page.ang }));
  }, [dispatch, isGuruGranth, page.ang]);
  const follow = useFollowedAddress(page);
  const [ang, setAng] = useState<number>(page.ang);
  const sourceName = localizedName(i18n, source);
  return (
    <div className={styles['page']}>
      <ReadingHead title={sourceName} short={sourceName} folio={<Folio source={source.id} ang={ang} />} />
      <PageTools text={text} isToolbarHidden />
      <PaathView
        first={page}
        view={view}
        isAlone={mode === 'akhand'}
        marks={{ highlights }}
        credits={credits}
        resume={highlights.length > 0 ? null : resume}
        load={load}
        nameOf={(each) => numberedPage(i18n, source.id, each)}
        onAng={(reached) => {
          setAng(reached);
          follow(reached);
          document.title = `${pageInSource(i18n, source, reached)} - ${siteName}`;
          if (isGuruGranth) dispatch(preferencesChosen({ lastAng: reached }));
        }}
        onVerse={(id) => {
          if (isGuruGranth) dispatch(preferencesChosen({ lastVerse: id }));
        }}
      />
      {mode === 'sehaj' && <Credits credits={credits} />}
    </div>
  );
}

/**
 * Updates the address to the ang being read without a router navigation, which would load that ang as a page. On unmount,
 * as when the reading mode changes, it navigates to the last ang read.
 */
function useFollowedAddress({ ang: first, source: { id } }: AngContent['ang']): (ang: number) => void {
  const { go } = useNavigation();
  const read = useRef<number>(first);
  useEffect(
    () => () => {
      const { pathname, search } = window.location;
      const href = angHref(id, read.current);
      if (read.current !== first && pathname + search === href) go(href);
    },
    [go, id, first],
  );
  return (ang) => {
    read.current = ang;
    replaceAddress(angHref(id, ang));
  };
}

/** Returns a function that loads an ang with the chosen texts; it changes when these change. */
function usePaathLoad(source: AngContent['ang']['source']['id']) {
  const { apiPrefix } = useSite();
  const preferences = useSettingsSelector(selectPreferences);
  const includesKey = verseIncludesKey(preferences);
  const latest = useRef(preferences);
  useEffect(() => {
    latest.current = preferences;
  });
  return useMemo(
    () => async (ang: number) => {
      const { loadPaathAng } = await loadChunk(() => import('./loadPaathAng.ts'));
      return loadPaathAng(apiPrefix, source, ang, latest.current);
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key stands for the preferences that decide the texts
    [apiPrefix, source, includesKey],
  );
}

/** Most angs in the text; more than are rendered at once. */
const MAX_ANGS = 40;

type Load = (ang: number) => Promise<AngPage>;

/**
 * The text of a paath for the tools of its lines: the first ang and those loaded since.
 *
 * @returns the text, and `load` wrapped so that it adds what it loads
 */
function usePaathText({ ang: first, credits }: AngContent, load: Load): readonly [ReadText, Load] {
  const [angs, setAngs] = useState<readonly AngPage[]>([first]);
  const text = useMemo(
    () =>
      ({ kind: 'ang', ang: { ...first, verses: angs.flatMap(({ verses }) => verses) }, credits }) as const,
    [first, angs, credits],
  );
  const loadAndAdd = useMemo<Load>(
    () => async (ang) => {
      const loaded = await load(ang);
      setAngs((known) => [...known.filter((each) => each.ang !== loaded.ang), loaded].slice(-MAX_ANGS));
      return loaded;
    },
    [load],
  );
  return [text, loadAndAdd];
}
