import { hiddenClass } from '@naad/ui-kit';
import styles from './SiteMark.module.css';

/** ਨਾਦ in Mukta Mahee 600 (SIL OFL 1.1), as outlines: the headline is the top 28 units, the letters end at 200. */
const LETTERS =
  'M-7 0h213v28h-89v32q16 4 28 12q13 7 22 16q9 10 14 22q5 12 5 27q0 15-5 26q-5 11-13 19q-9 8-18 12q-10 5-18 6l-10-27q6-2 11-5q5-4 9-8q4-4 7-10q2-6 2-14q0-9-3-16q-4-8-11-14q-6-7-16-11q-9-5-20-8q-12 2-22 7q-10 4-17 11q-7 6-11 14q-4 8-4 17q0 8 3 14q2 6 7 10q4 5 9 8q5 3 11 5l-11 27q-8-2-17-6q-10-4-18-11q-8-8-13-19q-5-11-5-27q0-27 18-47q17-21 51-30v-32h-89zM284 28h-30v92h-35v-92h-30v-28h95zM273 0h209v28h-30v83h-110q1 31 17 45q17 15 44 15q16 0 27-4q12-4 19-9l13 24q-9 8-25 13q-15 4-36 4q-41 0-66-22q-25-22-27-64q-10-2-16-8q-7-6-7-16q0-7 3-13q3-6 9-10q5-5 12-7q6-3 14-3q12 0 19 6v21h75v-55h-144z';
const WIDTH = 482;
const HEIGHT = 200;
/** Length of the line in units: beyond the edge of any window. */
const LINE_LENGTH = 99_999;
/** The name that the letters spell. A site with another name shows that beside them. */
const WORD = 'Naad';

export interface SiteMarkProps {
  className?: string | undefined;
  /** Height of the letters in CSS pixels. */
  size?: number | undefined;
}

/**
 * The wordmark: ਨਾਦ hanging from a line that enters from the edge of the window where lines of text start. It has the colour
 * of the text, and is hidden from screen readers: the site's name stands beside it.
 */
export function SiteMark({ className, size = 20 }: SiteMarkProps) {
  return (
    <svg
      className={[styles['mark'], className].filter(Boolean).join(' ')}
      width={(size * WIDTH) / HEIGHT}
      height={size}
      viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
      fill="currentColor"
      aria-hidden="true"
    >
      <path className={styles['line']} d={`M${String(WIDTH)} 0v28h-${String(LINE_LENGTH)}v-28z`} />
      <path d={LETTERS} />
    </svg>
  );
}

/** The wordmark with the site's name, which is only spoken where the letters already say it. */
export function SiteName({ siteName, size }: { siteName: string; size?: number }) {
  return (
    <>
      <SiteMark size={size} />
      <span className={siteName === WORD ? hiddenClass : undefined}>{siteName}</span>
    </>
  );
}
