import { useLingui } from '@lingui/react/macro';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import styles from './DeskLayout.module.css';
import type { DeskView } from './DeskTabs.tsx';

export interface DeskLayoutProps extends Readonly<Record<DeskView, ReactNode>> {
  /** The visible view on a phone; on a wide screen it is beside the lines. */
  view: DeskView;
  header: ReactNode;
  /** At the bottom, within reach of a thumb. */
  foot: ReactNode;
}

const SIDE_VIEWS = ['search', 'banis', 'slides', 'settings'] as const;

interface PanelContentProps {
  isHidden: boolean;
  children: ReactNode;
}

/** Renders a hidden panel again only when it is shown, so that messages of the session cost a phone less. */
const PanelContent = memo(
  (props: PanelContentProps) => props.children,
  (_before, next) => next.isHidden,
);

/** Lays out the desk: one view at a time on a phone, lines and a panel on a wide screen. Hidden panels keep their state. */
export function DeskLayout({ view, header, foot, lines, ...sides }: DeskLayoutProps) {
  const { t } = useLingui();
  const side = view === 'lines' ? 'search' : view;
  const lineArea = useRef<HTMLElement>(null);
  // The focused button may be hidden now; move the focus to the lines.
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
        <section aria-label={t`Panel`} className={styles['side']}>
          {SIDE_VIEWS.map((each) => (
            <div key={each} hidden={each !== side} data-panel={each}>
              <PanelContent isHidden={each !== side}>{sides[each]}</PanelContent>
            </div>
          ))}
        </section>
      </main>
      <footer className={styles['foot']}>{foot}</footer>
    </div>
  );
}
