import type { Shabad } from '@naad/gurbani-model';
import type { ReactNode } from 'react';
import type { ReadingView } from '../readingView.ts';
import type { VerseMarks } from '../VersesView/verseMarks.ts';
import { VersesView } from '../VersesView/VersesView.tsx';
import { ShabadHead } from './ShabadHead.tsx';
import styles from './ShabadText.module.css';

export interface ShabadTextProps {
  shabad: Shabad;
  view: ReadingView;
  /** True for one of several, with a head of its own; a single shabad has the head of its page. */
  isOneOfSeveral: boolean;
  marks: VerseMarks;
  /** Actions for the shabad, in its head. */
  actions?: ReactNode;
}

/** A shabad, below its head if it is one of several. */
export function ShabadText({ shabad, view, isOneOfSeveral, marks, actions }: ShabadTextProps) {
  return (
    <article className={styles['shabad']}>
      {isOneOfSeveral && <ShabadHead shabad={shabad} hasEnglish={view.hasEnglish} actions={actions} />}
      <VersesView
        verses={shabad.verses}
        mode={view.mode}
        isLarivaar={view.isLarivaar}
        headingLevel={isOneOfSeveral ? 3 : 2}
        marks={marks}
      />
    </article>
  );
}
