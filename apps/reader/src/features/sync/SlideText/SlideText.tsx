import { Trans } from '@lingui/react/macro';
import { toUnicode } from '@naad/gurbani-text';
import type { SessionState } from '@naad/sync-protocol';
import styles from './SlideText.module.css';

export interface SlideTextProps {
  /** What covers the lines; empty for a blank slide. */
  text: string;
  /** Whether it is Gurmukhi, in the ASCII layout of the wire. */
  isGurmukhi: boolean;
}

/** What is on the screen in place of lines: words, or nothing. */
export function SlideText({ text, isGurmukhi }: SlideTextProps) {
  if (text.trim() === '') {
    return (
      <p className={styles['note']}>
        <Trans>The screen is blank now.</Trans>
      </p>
    );
  }
  return (
    <p className={styles['slide']} lang={isGurmukhi ? 'pa-Guru' : undefined} dir="auto">
      {slideWords({ text, isGurmukhi })}
    </p>
  );
}

/** The screen is hidden by whoever is at the display. */
export function HiddenScreen() {
  return (
    <p className={styles['note']}>
      <Trans>The screen is hidden now.</Trans>
    </p>
  );
}

/** The words of a slide in Unicode. */
export function slideWords({ text, isGurmukhi }: Pick<SlideTextProps, 'text' | 'isGurmukhi'>): string {
  return isGurmukhi ? toUnicode(text) : text;
}

/** Whether something covers the lines. */
export const isCovered = ({ text, hidden }: Pick<SessionState, 'text' | 'hidden'>): boolean =>
  hidden || text !== null;
