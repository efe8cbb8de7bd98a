import { Trans, useLingui } from '@lingui/react/macro';
import { BookmarkIcon, hiddenClass, MoonIcon, SunriseIcon, SunsetIcon } from '@naad/ui-kit';
import type { TimedBani } from '../timedBani.ts';
import styles from './GoOn.module.css';

export interface ContinueLinksProps {
  /** Element id of the heading, which also labels the tiles below. */
  headingId: string;
  /** Last reading position; null if the visitor hasn't read yet. */
  resume: { readonly ang: number; readonly href: string } | null;
  timedBani: TimedBani | null;
}

const ICONS = { japji: SunriseIcon, rehraas: SunsetIcon, sohilaa: MoonIcon } as const;

/**
 * Links to continue with: the last reading position and the bani of the hour. The row is equally high with or without
 * them, so nothing moves when the bani appears after hydration.
 */
export function ContinueLinks({ headingId, resume, timedBani }: ContinueLinksProps) {
  const { i18n } = useLingui();
  const Icon = timedBani && ICONS[timedBani.id];
  return (
    <div className={styles['row']}>
      <h2 id={headingId} className={resume ? hiddenClass : styles['heading']}>
        <Trans>Shortcuts</Trans>
      </h2>
      {resume && (
        <a href={resume.href} className={styles['tile']} data-go-on="resume">
          <BookmarkIcon />
          <Trans>Resume at ang {resume.ang}</Trans>
        </a>
      )}
      {timedBani && Icon && (
        <a href={timedBani.href} className={styles['tile']} data-kind="timed" data-go-on={timedBani.id}>
          <Icon />
          {i18n._(timedBani.name)}
        </a>
      )}
    </div>
  );
}
