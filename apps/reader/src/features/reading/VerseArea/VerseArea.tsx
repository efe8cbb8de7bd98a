import { useLingui } from '@lingui/react/macro';
import { ReadingArea } from '@naad/gurbani-render';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { ReadingView } from '../readingView.ts';
import styles from './VerseArea.module.css';
import { loadReadingHelp, onReadingStarted } from '../onReadingStarted.ts';
import { type TranslatorName, TranslatorsContext } from '../VersesView/verseNames.ts';
import type { holdPlace, PlaceHolder } from './holdPlace.ts';

export interface VerseAreaProps {
  view: ReadingView;
  /** The translators of the verses, in the reader's order. */
  credits: readonly TranslatorName[];
  /** Sentences above the verses, about translations that aren't shown. */
  notes?: readonly string[] | undefined;
  children: ReactNode;
}

/**
 * Container of a page's verses with the reader's display settings. It keeps the line being read in place when anything
 * changes.
 */
export function VerseArea({ view, credits, notes, children }: VerseAreaProps) {
  const { t } = useLingui();
  const area = useRef<HTMLElement>(null);
  useHeldPlace(area);
  return (
    <section
      ref={area}
      aria-label={t`Shabad Container`}
      className={styles['area']}
      data-verse-area={view.mode}
    >
      {notes?.map((note) => (
        <p key={note} className={styles['note']}>
          {note}
        </p>
      ))}
      <TranslatorsContext value={credits}>
        <ReadingArea display={view.display}>{children}</ReadingArea>
      </TranslatorsContext>
    </section>
  );
}

/**
 * Keeps the line being read in place, see {@link PlaceHolder}: from when reading begins, or at once if a view passes
 * `atOnce` because its reader resumes in the middle.
 */
export function useHeldPlace(area: RefObject<HTMLElement | null>, atOnce?: typeof holdPlace): void {
  const holder = useRef<PlaceHolder | null>(null);

  useEffect(() => {
    let isUnmounted = false;
    const startHolding = (start: typeof holdPlace | undefined) => {
      if (!isUnmounted && area.current) holder.current = start?.(area.current) ?? null;
    };
    if (atOnce) startHolding(atOnce);
    const cancel = atOnce
      ? null
      : onReadingStarted(() => void loadReadingHelp().then((help) => startHolding(help?.holdPlace)));
    return () => {
      isUnmounted = true;
      cancel?.();
      holder.current?.stop();
      holder.current = null;
    };
  }, [area, atOnce]);

  useLayoutEffect(() => {
    holder.current?.hold();
  });
}
