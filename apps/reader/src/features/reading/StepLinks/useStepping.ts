import { selectHasShortcuts, useSettingsSelector } from '@naad/settings-state';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigation } from '../../../navigation/NavigationContext.tsx';
import { afterReadingBegan } from '../afterReadingBegan.ts';
import { loadReadingHelp } from '../loadReadingHelp.ts';

/** Where the neighbours of a page are; null at an end. */
export interface StepHrefs {
  readonly previous: string | null;
  readonly next: string | null;
}

/** Steps to the neighbours by the arrow keys and by swiping, and loads the next one before it is asked for. */
export function useStepping(hrefs: StepHrefs): void {
  const { go, cache } = useNavigation();
  const { next } = hrefs;
  const hasShortcuts = useSettingsSelector(selectHasShortcuts);
  const step = (towards: keyof StepHrefs) => {
    const href = hrefs[towards];
    if (href !== null) go(href);
  };
  const latest = useRef(step);
  // These two with the page that is drawn, not a moment later: a key in between would be heard by the page before, and
  // lead to its neighbours.
  useLayoutEffect(() => {
    latest.current = step;
  });

  useEffect(() => {
    if (next === null || isSavingData()) return;
    return afterReadingBegan(() => {
      cache.prefetch(next);
    });
  }, [cache, next]);

  useLayoutEffect(() => {
    let stop: (() => void) | null = null;
    let isGone = false;
    const missed: Event[] = [];
    const remember = (event: Event) => {
      if (missed.push(event) > 1) return;
      void loadReadingHelp().then((help) => {
        ignoreSigns();
        if (isGone || !help) return;
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
    const ignoreSigns = () => {
      for (const sign of SIGNS) document.removeEventListener(sign, remember);
    };
    for (const sign of SIGNS) document.addEventListener(sign, remember, { passive: true });
    return () => {
      isGone = true;
      ignoreSigns();
      stop?.();
    };
  }, [hasShortcuts]);
}

/** The first of these asks for what understands them; until it is there, none is lost. */
const SIGNS = ['keydown', 'touchstart', 'touchend'] as const;

function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
