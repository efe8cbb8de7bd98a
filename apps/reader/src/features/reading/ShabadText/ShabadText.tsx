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
  headingLevel: 1 | 2;
  marks: VerseMarks;
  /** Actions for the shabad. */
  actions?: ReactNode;
}

/** A shabad below its head. */
export function ShabadText({ shabad, view, headingLevel, marks, actions }: ShabadTextProps) {
  return (
    <article className={styles['shabad']}>
      <ShabadHead
        shabad={shabad}
        headingLevel={headingLevel}
        hasEnglish={view.hasEnglish}
        actions={actions}
      />
      <VersesView
        verses={shabad.verses}
        mode={view.mode}
        isLarivaar={view.isLarivaar}
        headingLevel={headingLevel + 1}
        marks={marks}
      />
    </article>
  );
}
