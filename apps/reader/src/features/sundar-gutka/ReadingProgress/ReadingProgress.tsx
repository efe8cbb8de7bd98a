import { useLingui } from '@lingui/react/macro';
import { Progress } from '@naad/ui-kit';
import { type RefObject, useEffect, useState } from 'react';
import styles from './ReadingProgress.module.css';

export interface ReadingProgressProps {
  /** Element whose reading progress is shown. */
  text: RefObject<HTMLElement | null>;
}

/** Shows how much of a text has been scrolled past. Renders nothing on the server. */
export function ReadingProgress({ text }: ReadingProgressProps) {
  const { t } = useLingui();
  const read = useReadPercent(text);
  if (read === null) return null;
  return (
    <Progress
      label={t`Progress through the bani`}
      isLabelHidden
      value={read}
      max={100}
      valueText={t`${read}%`}
      className={styles['progress']}
    />
  );
}

function useReadPercent(text: RefObject<HTMLElement | null>): number | null {
  const [read, setRead] = useState<number | null>(null);
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      if (text.current) setRead(readPercent(text.current));
    };
    const handleScroll = () => {
      frame ||= requestAnimationFrame(update);
    };
    handleScroll();
    window.addEventListener('scroll', handleScroll, { passive: true });
    window.addEventListener('resize', handleScroll);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', handleScroll);
      window.removeEventListener('resize', handleScroll);
    };
  }, [text]);
  return read;
}

function readPercent(element: HTMLElement): number {
  const { top, height } = element.getBoundingClientRect();
  const seen = height > 0 ? (window.innerHeight - top) / height : 1;
  return Math.round(100 * Math.min(1, Math.max(0, seen)));
}
