import type { Slide } from '@naad/sync-protocol';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { isFitted } from '../fit/useFit.ts';
import type { Look } from '../look/look.ts';
import { SlideView } from '../slides/SlideView.tsx';
import styles from './ScreenPage.module.css';

export interface UpcomingSlidesProps {
  slides: readonly Slide[];
  look: Look;
}

/**
 * Lays out slides that may come next, out of sight and one at a time, while the browser is idle: then none of them has to be
 * measured before it is painted. Shows nothing.
 */
export function UpcomingSlides({ slides, look }: UpcomingSlidesProps) {
  const [slide, setSlide] = useState<Slide | null>(null);
  useEffect(() => {
    // Safari has no idle callbacks, and measures each slide when it comes.
    if (!('requestIdleCallback' in window)) return undefined;
    let waiting: Slide[] = [];
    let handle = 0;
    const layOutNext = () => {
      const next = waiting.shift();
      if (!next) return;
      flushSync(() => {
        setSlide(next);
      });
      // Removed before anything else can find a second slide.
      flushSync(() => {
        setSlide(null);
      });
      handle = requestIdleCallback(layOutNext);
    };
    const start = () => {
      cancelIdleCallback(handle);
      waiting = slides.filter((each) => !isFitted({ slide: each, look }));
      handle = requestIdleCallback(layOutNext);
    };
    start();
    // A font that arrives makes the window forget its layouts.
    document.fonts.addEventListener('loadingdone', start);
    return () => {
      cancelIdleCallback(handle);
      document.fonts.removeEventListener('loadingdone', start);
    };
  }, [slides, look]);
  return (
    slide && (
      <div className={styles['upcoming']} aria-hidden>
        <SlideView slide={slide} look={look} />
      </div>
    )
  );
}
