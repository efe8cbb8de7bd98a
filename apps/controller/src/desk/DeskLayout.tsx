import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './DeskLayout.module.css';
import type { DeskView } from './DeskTabs.tsx';

export interface DeskLayoutProps extends Readonly<Record<DeskView, ReactNode>> {
  /** What is in front on a phone, and beside the lines where there is room. */
  view: DeskView;
  header: ReactNode;
  /** In reach of a thumb. */
  foot: ReactNode;
}

const SIDE_VIEWS = ['search', 'banis', 'slides', 'settings'] as const;

/** The parts of the desk: one at a time on a phone, the lines and another where there is room. All keep what was done in them. */
export function DeskLayout({ view, header, foot, lines, ...sides }: DeskLayoutProps) {
  const { t } = useLingui();
  const side = view === 'lines' ? 'search' : view;
  const lineArea = useRef<HTMLElement>(null);
  // What was pressed may be out of sight now, and the focus with it: it goes on at the lines.
  useEffect(() => {
    if (view !== 'lines') return;
    const { activeElement } = document;
    const isLost = !(activeElement instanceof HTMLElement) || activeElement.offsetParent === null;
    if (isLost) lineArea.current?.focus({ preventScroll: true });
  }, [view]);
  return (
    <div className={styles['desk']} data-view={view}>
      {header}
      <main className={styles['stage']}>
        <section ref={lineArea} aria-label={t`Text`} tabIndex={-1} className={styles['lines']}>
          {lines}
        </section>
        <section aria-label={t`Choices`} className={styles['side']}>
          {SIDE_VIEWS.map((each) => (
            <div key={each} hidden={each !== side} data-panel={each}>
              {sides[each]}
            </div>
          ))}
        </section>
      </main>
      <footer className={styles['foot']}>{foot}</footer>
    </div>
  );
}
