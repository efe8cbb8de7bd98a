import { randomId } from '../randomId.ts';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { SlideView } from '../slides/SlideView.tsx';
import { createScreen, type Screen } from './createScreen.ts';
import { keepAwake } from '@naad/ui-kit';
import { pagePath } from '../site.ts';
import styles from './ScreenPage.module.css';
import { UpcomingSlides } from './UpcomingSlides.tsx';

/** The projected page: only the slide. Until a desk sends a picture, it shows instructions. */
export function ScreenPage({ screen }: { screen: Screen }) {
  const picture = useSyncExternalStore(screen.subscribe, screen.getState);
  const upcoming = useSyncExternalStore(screen.subscribe, screen.getUpcoming);
  const isUnconfirmed = useSyncExternalStore(screen.subscribe, screen.isUnconfirmed);
  const isQuiet = useQuietCursor();
  // After the commit, with whatever was rendered.
  useEffect(() => {
    screen.reportPainted(picture);
  }, [screen, picture]);
  useEffect(keepAwake, []);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.repeat && !/^(Arrow|Page)/.test(event.key)) return;
      if (event.key === 'f' && !event.ctrlKey && !event.metaKey) toggleFullscreen();
      else if (event.key !== 'Escape') screen.reportKey(event);
      if (event.key === ' ' || event.key.startsWith('Arrow')) event.preventDefault();
    };
    addEventListener('keydown', handleKey);
    // The same as the F key, for the mouse.
    addEventListener('dblclick', toggleFullscreen);
    return () => {
      removeEventListener('keydown', handleKey);
      removeEventListener('dblclick', toggleFullscreen);
    };
  }, [screen]);
  return (
    <main className={styles['screen']} data-quiet={isQuiet ? '' : undefined}>
      <SlideView slide={picture.slide} look={picture.look} onFit={screen.reportShown} />
      <UpcomingSlides slides={upcoming} look={picture.look} />
      {isUnconfirmed && (
        <p className={styles['unconfirmed']} data-testid="unconfirmed" role="status">
          <Trans>Not connected to phones</Trans>
        </p>
      )}
      {picture.rev === 0 && (
        <p className={styles['waiting']} data-theme={picture.look.theme}>
          <Trans>
            This window is for the projector. Control it from <a href={pagePath('desk', location)}>Display</a>
            .
          </Trans>
        </p>
      )}
    </main>
  );
}

/** Enters or leaves full screen. */
export function toggleFullscreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  // Browsers refuse it without a key or press; the window works without it.
  else document.documentElement.requestFullscreen().catch(() => undefined);
}

/** Opens the projector's page. */
export function openScreen(): ReactNode {
  return <ScreenPage screen={createScreen(randomId())} />;
}

const QUIET_AFTER_MS = 2_500;

/** Returns true once the pointer has rested for a while, so that it can be hidden over the projected line. */
export function useQuietCursor(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    let timer = setTimeout(() => {
      setQuiet(true);
    }, QUIET_AFTER_MS);
    const handleMove = () => {
      setQuiet(false);
      clearTimeout(timer);
      timer = setTimeout(() => {
        setQuiet(true);
      }, QUIET_AFTER_MS);
    };
    addEventListener('pointermove', handleMove);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointermove', handleMove);
    };
  }, []);
  return isQuiet;
}
