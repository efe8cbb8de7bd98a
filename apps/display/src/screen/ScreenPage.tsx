import { Trans } from '@lingui/react/macro';
import { useEffect, useSyncExternalStore } from 'react';
import { SlideView } from '../slides/SlideView.tsx';
import type { Screen } from './createScreen.ts';
import { keepAwake } from './keepAwake.ts';
import styles from './ScreenPage.module.css';
import { useQuietCursor } from './useQuietCursor.ts';

/** What is projected: the slide and nothing else. Until a desk has spoken it says what to do. */
export function ScreenPage({ screen }: { screen: Screen }) {
  const picture = useSyncExternalStore(screen.subscribe, screen.getState);
  const isQuiet = useQuietCursor();
  useEffect(keepAwake, []);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.repeat && !/^(Arrow|Page)/.test(event.key)) return;
      if (event.key === 'f' && !event.ctrlKey && !event.metaKey) toggleFullscreen();
      else if (event.key !== 'Escape') screen.pressed(event);
      if (event.key === ' ' || event.key.startsWith('Arrow')) event.preventDefault();
    };
    addEventListener('keydown', handleKey);
    // For a hand on the mouse; the key F does the same.
    addEventListener('dblclick', toggleFullscreen);
    return () => {
      removeEventListener('keydown', handleKey);
      removeEventListener('dblclick', toggleFullscreen);
    };
  }, [screen]);
  return (
    <main className={styles['screen']} data-quiet={isQuiet ? '' : undefined}>
      <SlideView slide={picture.slide} look={picture.look} onFit={screen.shown} />
      {picture.rev === 0 && (
        <p className={styles['waiting']} data-theme={picture.look.theme}>
          <Trans>
            This window is for the projector. It shows what the <a href="/display">desk</a> puts on it.
          </Trans>
        </p>
      )}
    </main>
  );
}

function toggleFullscreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  // Refused where no key or press asked for it; the window is as good.
  else document.documentElement.requestFullscreen().catch(() => undefined);
}
