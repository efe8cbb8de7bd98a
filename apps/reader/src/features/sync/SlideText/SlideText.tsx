import { Trans } from '@lingui/react/macro';
import { toUnicode } from '@naad/gurbani-text';
import type { SessionState } from '@naad/sync-protocol';
import styles from './SlideText.module.css';

export interface SlideTextProps {
  /** Text that covers the lines; empty for a blank slide. */
  text: string;
  /** True for Gurmukhi in the wire's ASCII layout. */
  isGurmukhi: boolean;
}

/** Slide shown in place of lines: text, or blank. */
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
      {slideText({ text, isGurmukhi })}
    </p>
  );
}

/** Note that the host has hidden the screen. */
export function HiddenScreen() {
  return (
    <p className={styles['note']}>
      <Trans>The screen is hidden now.</Trans>
    </p>
  );
}

/** Text of a slide in Unicode. */
export function slideText({ text, isGurmukhi }: Pick<SlideTextProps, 'text' | 'isGurmukhi'>): string {
  return isGurmukhi ? toUnicode(text) : text;
}

/** True if a slide or a hidden screen covers the lines. */
export const isCovered = ({ text, hidden }: Pick<SessionState, 'text' | 'hidden'>): boolean =>
  hidden || text !== null;
