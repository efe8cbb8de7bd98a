import type { Slide } from '@naad/sync-protocol';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Look } from '../look/look.ts';
import { SlideView } from '../slides/SlideView.tsx';
import styles from './ScreenPage.module.css';

/** Slides after which it is forgotten which ones were laid out: fewer than a window remembers layouts of. */
const MOST_REMEMBERED = 100;

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
  const laidOut = useRef(new Set<string>());
  useEffect(() => {
    // Safari has no idle callbacks, and measures each slide when it comes.
    if (!('requestIdleCallback' in window)) return undefined;
    if (laidOut.current.size > MOST_REMEMBERED) laidOut.current.clear();
    const keyOf = (each: Slide) => JSON.stringify([each, look]);
    const waiting = slides.filter((each) => !laidOut.current.has(keyOf(each)));
    let handle = 0;
    const layOutNext = () => {
      const next = waiting.shift();
      if (!next) return;
      laidOut.current.add(keyOf(next));
      flushSync(() => {
        setSlide(next);
      });
      // Removed before anything else can find a second slide.
      flushSync(() => {
        setSlide(null);
      });
      handle = requestIdleCallback(layOutNext);
    };
    handle = requestIdleCallback(layOutNext);
    return () => {
      cancelIdleCallback(handle);
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
