import { useEffect, useLayoutEffect, useRef } from 'react';
import { type NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { PAGE_EVENT } from '../events/pageEvent.ts';
import type { PageOutcome } from './outcome.ts';

/**
 * What has to happen when a new page stands on the screen: the document gets its title, reading starts at its heading
 * (or the line that was asked for), and going back returns to where one was.
 */
export function useArrival({ page, href }: PageOutcome, siteName: string): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const currentKey = useRef(key);
  const isFirst = useRef(true);
  const shownHref = useRef(href);

  useEffect(() => rememberPositions(positions.current, currentKey), []);

  // At once: a page of another height may scroll by itself before any effect, and that is not the old page's place.
  useLayoutEffect(() => {
    currentKey.current = key;
  }, [key]);

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      // Someone who has scrolled already while the script was on its way is left where they are.
      if (window.scrollY === 0) showCurrentLine();
      return;
    }
    document.title = `${page.title} - ${siteName}`;
    // The same page with other texts beside its lines: its reader stays where they are.
    if (shownHref.current === href) return;
    shownHref.current = href;
    window.dispatchEvent(new CustomEvent(PAGE_EVENT, { detail: page }));
    place(type, positions.current.get(key));
    // The key alone changes when a redirect is written into the address bar: that is no new arrival.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a new page is an arrival
  }, [href, page]);
}

function rememberPositions(positions: Map<string, number>, currentKey: { readonly current: string }) {
  const handleScroll = () => positions.set(currentKey.current, window.scrollY);
  const takeOver = () => (history.scrollRestoration = 'manual');
  const handBack = () => (history.scrollRestoration = isWithoutEnd() ? 'manual' : 'auto');
  takeOver();
  window.addEventListener('scroll', handleScroll, { passive: true });
  window.addEventListener('pageshow', takeOver);
  window.addEventListener('pagehide', handBack);
  return () => {
    handBack();
    window.removeEventListener('scroll', handleScroll);
    window.removeEventListener('pageshow', takeOver);
    window.removeEventListener('pagehide', handBack);
  };
}

function place(type: `${NavigationType}`, position: number | undefined): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.focus({ preventScroll: true });
  if (type === 'POP' && position !== undefined && !isWithoutEnd()) window.scrollTo(0, position);
  else if (!showNamedPlace() && !showCurrentLine()) window.scrollTo(0, 0);
}

/** Goes to the place that the address names; false where it names none that is here. */
function showNamedPlace(): boolean {
  const place = document.getElementById(namedId());
  place?.scrollIntoView();
  return place !== null;
}

function namedId(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    // Not an address that we wrote.
    return '';
  }
}

/**
 * Brings the highlighted line into the middle of the screen, or the one that a reader of continuous pages had come to to
 * where they read; false where there is neither.
 */
function showCurrentLine(): boolean {
  const line = document.querySelector('[data-verse-id][aria-current="true"]');
  line?.scrollIntoView({ block: 'center' });
  if (line) return true;
  const read = readVerse();
  read?.scrollIntoView({ block: 'start' });
  return read !== null;
}

/** On pages without an end a place in pixels says nothing. */
const isWithoutEnd = () => document.querySelector('[data-resume]') !== null;

/** The verse that somebody reads on from, on such pages. */
function readVerse(): Element | null {
  const id = document.querySelector<HTMLElement>('[data-resume]')?.dataset['resume'];
  return id ? document.querySelector(`[data-verse-id="${CSS.escape(id)}"]`) : null;
}
