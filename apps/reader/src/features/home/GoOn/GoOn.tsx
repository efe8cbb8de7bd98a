import { Trans, useLingui } from '@lingui/react/macro';
import { BookmarkIcon, hiddenClass, MoonIcon, SunriseIcon, SunsetIcon } from '@naad/ui-kit';
import type { TimedBani } from '../timedBani.ts';
import styles from './GoOn.module.css';

export interface GoOnProps {
  /** The id that the heading gets, for what it names below. */
  headingId: string;
  /** Where the reader was; null where they have not read yet. */
  resume: { readonly ang: number; readonly href: string } | null;
  timedBani: TimedBani | null;
}

const ICONS = { japji: SunriseIcon, rehraas: SunsetIcon, sohilaa: MoonIcon } as const;

/**
 * What a visitor may want to go on with: where they were, and the bani of the hour. It is as high with both as with
 * none, so that nothing moves when the bani comes once the visitor's clock is known.
 */
export function GoOn({ headingId, resume, timedBani }: GoOnProps) {
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
