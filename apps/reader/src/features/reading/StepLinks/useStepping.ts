import { selectHasShortcuts, useSettingsSelector } from '@naad/settings-state';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigation } from '../../../shared/navigation/NavigationContext.tsx';
import { onReadingStarted, loadReadingHelp } from '../onReadingStarted.ts';

/** Addresses of the neighbouring pages; null at an end. */
export interface StepHrefs {
  readonly previous: string | null;
  readonly next: string | null;
}

/** Steps to the neighbours by arrow keys and swipes, and prefetches the next page. */
export function useStepping(hrefs: StepHrefs): void {
  const { go, cache } = useNavigation();
  const { next } = hrefs;
  const hasShortcuts = useSettingsSelector(selectHasShortcuts);
  const step = (towards: keyof StepHrefs) => {
    const href = hrefs[towards];
    if (href !== null) go(href);
  };
  const latest = useRef(step);
  // Layout effects, so that they run with the render: a key pressed in between would reach the previous page's listener
  // and lead to its neighbours.
  useLayoutEffect(() => {
    latest.current = step;
  });

  useEffect(() => {
    if (next === null || isSavingData()) return;
    return onReadingStarted(() => {
      cache.prefetch(next);
    });
  }, [cache, next]);

  useLayoutEffect(() => {
    let stop: (() => void) | null = null;
    let isUnmounted = false;
    const missed: Event[] = [];
    const record = (event: Event) => {
      if (missed.push(event) > 1) return;
      void loadReadingHelp().then((help) => {
        stopRecording();
        if (isUnmounted || !help) return;
        stop = help.listenForSteps(
          {
            onStep: (towards) => {
              latest.current(towards);
            },
            hasKeys: hasShortcuts,
          },
          missed,
        );
      });
    };
    const stopRecording = () => {
      for (const type of INPUT_EVENTS) document.removeEventListener(type, record);
    };
    for (const type of INPUT_EVENTS) document.addEventListener(type, record, { passive: true });
    return () => {
      isUnmounted = true;
      stopRecording();
      stop?.();
    };
  }, [hasShortcuts]);
}

/** The first of these events loads their listener; all are recorded until it has loaded. */
const INPUT_EVENTS = ['keydown', 'touchstart', 'touchend'] as const;

function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
