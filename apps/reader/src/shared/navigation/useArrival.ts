import { useEffect, useLayoutEffect, useRef } from 'react';
import { type NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { PageOutcome } from './routeCache.ts';
import { scrollToElement } from './scrollToElement.ts';

/** Event on `window` after a navigation; its detail is the page. */
export const PAGE_EVENT = 'naad:page';

/**
 * Updates the document after navigation: sets its title, focuses the heading, scrolls to the top or the highlighted line, and
 * restores the scroll position after going back.
 */
export function useArrival({ page, href }: PageOutcome, siteName: string): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const currentKey = useRef(key);
  const isFirst = useRef(true);
  const shownHref = useRef(href);

  useEffect(() => rememberPositions(positions.current, currentKey), []);

  useEffect(() => {
    window.addEventListener('hashchange', scrollToFragment);
    return () => {
      window.removeEventListener('hashchange', scrollToFragment);
    };
  }, []);

  // A layout effect, since a page of another height may scroll by itself before effects run; that isn't the old page's position.
  useLayoutEffect(() => {
    currentKey.current = key;
  }, [key]);

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      // Keep the position of a visitor who scrolled before hydration.
      if (window.scrollY === 0) showCurrentLine();
      return;
    }
    document.title = `${page.title} - ${siteName}`;
    // The same page with other includes keeps its scroll position.
    if (shownHref.current === href) return;
    shownHref.current = href;
    window.dispatchEvent(new CustomEvent(PAGE_EVENT, { detail: page }));
    focusAndScroll(type, positions.current.get(key));
    // A redirect written into the address bar changes only the key, and isn't a navigation.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a new page is a navigation
  }, [href, page]);
}

function rememberPositions(positions: Map<string, number>, currentKey: { readonly current: string }) {
  const handleScroll = () => positions.set(currentKey.current, window.scrollY);
  const setManual = () => (history.scrollRestoration = 'manual');
  const resetRestoration = () => (history.scrollRestoration = isContinuous() ? 'manual' : 'auto');
  setManual();
  window.addEventListener('scroll', handleScroll, { passive: true });
  window.addEventListener('pageshow', setManual);
  window.addEventListener('pagehide', resetRestoration);
  return () => {
    resetRestoration();
    window.removeEventListener('scroll', handleScroll);
    window.removeEventListener('pageshow', setManual);
    window.removeEventListener('pagehide', resetRestoration);
  };
}

function focusAndScroll(type: `${NavigationType}`, position: number | undefined): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.focus({ preventScroll: true });
  if (type === 'POP' && position !== undefined && !isContinuous()) window.scrollTo(0, position);
  else if (!scrollToFragment() && !showCurrentLine()) window.scrollTo(0, 0);
}

/** Scrolls to the element named by the address's fragment; returns false if there is none. */
function scrollToFragment(): boolean {
  const target = document.getElementById(fragmentId());
  if (target) scrollToElement(() => target, 'start');
  return target !== null;
}

function fragmentId(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    // Malformed, so it names nothing here.
    return '';
  }
}

/**
 * Scrolls the highlighted line to the middle of the screen, or the saved verse of a continuous page to the top; returns false
 * if there is neither.
 */
function showCurrentLine(): boolean {
  const line = document.querySelector('[data-verse-id][aria-current="true"]');
  const verse = line ?? resumedVerse();
  if (verse) scrollToElement(() => verse, line ? 'center' : 'start');
  return verse !== null;
}

/** True for continuous pages, where a position in pixels is meaningless. */
const isContinuous = () => document.querySelector('[data-resume]') !== null;

/** The verse at which reading resumes on a continuous page. */
function resumedVerse(): Element | null {
  const id = document.querySelector<HTMLElement>('[data-resume]')?.dataset['resume'];
  return id ? document.querySelector(`[data-verse-id="${CSS.escape(id)}"]`) : null;
}
