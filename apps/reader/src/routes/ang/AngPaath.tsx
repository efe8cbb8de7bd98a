import { useLingui } from '@lingui/react/macro';
import {
  angRead,
  selectLastVerse,
  selectPreferences,
  selectReadingMode,
  useSettingsDispatch,
  useSettingsSelector,
  verseRead,
} from '@naad/settings-state';
import { useEffect, useMemo, useRef, useState } from 'react';
import { angHref } from '../../features/reading/angHref.ts';
import { Credits } from '../../features/reading/Credits.tsx';
import { pageName, placeOf } from '../../features/reading/pageName.ts';
import { PaathView } from '../../features/reading/PaathView/PaathView.tsx';
import { useReadingView } from '../../features/reading/readingView.ts';
import { ownName } from '../../language/ownName.ts';
import { loadChunk } from '../../loadChunk.ts';
import { useNavigation } from '../../navigation/NavigationContext.tsx';
import { replaceAddress } from '../../navigation/replaceAddress.ts';
import { textsKey } from '../../navigation/textsKey.ts';
import { useSite } from '../../SiteContext.tsx';
import { PageTools } from '../PageTools.tsx';
import styles from '../ReadingPage.module.css';
import type { AngContent } from '../routeResult.ts';
import { usePaathText } from './usePaathText.ts';

/** A work read through from an ang on: the address follows the reader, and their place is remembered. */
export function AngPaath({ content }: { content: AngContent }) {
  const { i18n } = useLingui();
  const mode = useSettingsSelector(selectReadingMode);
  const { ang: page, highlights, credits } = content;
  const { source } = page;
  const { siteName } = useSite();
  const dispatch = useSettingsDispatch();
  const isOfGranth = source.id === 'G';
  const view = useReadingView('ang');
  const [text, load] = usePaathText(content, usePaathLoad(source.id));
  const lastVerse = useSettingsSelector(selectLastVerse);
  const [resume] = useState(() => page.verses.find(({ id }) => id === lastVerse)?.id ?? null);
  useEffect(() => {
    if (isOfGranth) dispatch(angRead(page.ang));
  }, [dispatch, isOfGranth, page.ang]);
  const follow = useFollowedAddress(page);
  return (
    <div className={styles['page']}>
      <header data-meta="">
        <h1 tabIndex={-1} className={styles['heading']}>
          {ownName(i18n, source)}
        </h1>
      </header>
      <PageTools text={text} isToolbarHidden />
      <PaathView
        first={page}
        view={view}
        isAlone={mode === 'akhand'}
        marks={{ highlights }}
        resume={highlights.length > 0 ? null : resume}
        load={load}
        nameOf={(ang) => `${pageName(i18n, source.id)} ${String(ang)}`}
        onAng={(ang) => {
          follow(ang);
          document.title = `${placeOf(i18n, source, ang)} - ${siteName}`;
          if (isOfGranth) dispatch(angRead(ang));
        }}
        onVerse={(id) => {
          if (isOfGranth) dispatch(verseRead(id));
        }}
      />
      {mode === 'sehaj' && <Credits credits={credits} />}
    </div>
  );
}

/**
 * Lets the address follow the ang that is read. The router knows of the first alone: if it were told of each, it would open
 * each. Who goes on in another mode goes on at the last of them, and then the router is told.
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

/** Loads angs with the texts that are chosen: another function for others. */
function usePaathLoad(source: AngContent['ang']['source']['id']) {
  const { apiPrefix } = useSite();
  const preferences = useSettingsSelector(selectPreferences);
  const texts = textsKey(preferences);
  const latest = useRef(preferences);
  useEffect(() => {
    latest.current = preferences;
  });
  return useMemo(
    () => async (ang: number) => {
      const { loadPaathAng } = await loadChunk(() => import('./loadPaathAng.ts'));
      return loadPaathAng(apiPrefix, source, ang, latest.current);
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- other texts are loaded by another function
    [apiPrefix, source, texts],
  );
}
