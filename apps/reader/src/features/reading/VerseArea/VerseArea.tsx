import { useLingui } from '@lingui/react/macro';
import { ReadingArea } from '@naad/gurbani-render';
import { type ReactNode, useRef } from 'react';
import type { ReadingView } from '../readingView.ts';
import { useHeldPlace } from './useHeldPlace.ts';
import styles from './VerseArea.module.css';

export interface VerseAreaProps {
  view: ReadingView;
  children: ReactNode;
}

/** Where a page has its verses, drawn as their reader wants. Whatever changes, the line that is read stays in its place. */
export function VerseArea({ view, children }: VerseAreaProps) {
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
      <ReadingArea display={view.display}>{children}</ReadingArea>
    </section>
  );
}
