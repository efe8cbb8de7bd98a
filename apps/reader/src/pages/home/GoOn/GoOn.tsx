import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { hiddenClass } from '@naad/ui-kit';
import { angHref } from '../../../shared/angHref.ts';
import type { TimedBani } from '../../../features/home/timedBani.ts';
import type { PaathLink } from '../../../shared/usePaathLinks.ts';
import styles from './GoOn.module.css';

/** The last reading place: an ang of Sri Guru Granth Sahib Ji, or a line of the bani with this name. */
export type LastPlace = (
  { readonly kind: 'ang'; readonly ang: number } | { readonly kind: 'bani'; readonly unicode: string }
) & {
  /** Whole per cent of the work or the bani before this place. */
  readonly percent: number;
  readonly href: string;
};

export interface GoOnProps {
  /** Null outside the hours of such banis, and before hydration. */
  timedBani: TimedBani | null;
  /** Null if the visitor hasn't read yet. */
  last: LastPlace | null;
  /** The modes of reading Sri Guru Granth Sahib Ji as a whole. */
  paaths: readonly PaathLink[];
}

/**
 * Links to go on with: the bani of the hour, the last reading place and the paaths. The row is equally high in every state, so nothing
 * moves when a link appears after hydration.
 */
export function GoOn({ timedBani, last, paaths }: GoOnProps) {
  return (
    <>
      <div className={styles['row']}>
        <HourLink bani={timedBani} />
        <LastLink last={last} />
      </div>
      <div className={styles['row']}>
        {paaths.map(({ name, place, href }) => (
          <a key={href} href={href} rel="external" className={styles['paath']}>
            {name} <Label>{place}</Label>
          </a>
        ))}
      </div>
    </>
  );
}

function HourLink({ bani }: { bani: TimedBani | null }) {
  const { i18n } = useLingui();
  if (!bani) {
    return (
      <a href="/sundar-gutka" className={styles['place']}>
        <Label>
          <Trans>Every day</Trans>
        </Label>
        <Name>
          <Trans>Nitnem</Trans>
        </Name>
        <Label>
          <Trans>Banis of the Sundar Gutka</Trans>
        </Label>
      </a>
    );
  }
  return (
    <a href={bani.href} className={styles['place']} data-go-on={bani.id}>
      <Label>{i18n._(bani.hour)}</Label>
      <Name lang="pa-Guru">{bani.unicode}</Name>
      <Label>
        {/* The name stands above in Punjabi already. */}
        <span className={i18n.locale === 'pa' ? hiddenClass : undefined}>{i18n._(bani.name)}</span>
      </Label>
    </a>
  );
}

function LastLink({ last }: Pick<GoOnProps, 'last'>) {
  if (!last) {
    return (
      <a href={angHref('G', 1)} className={styles['place']}>
        <Label>
          <Trans>Start reading</Trans>
        </Label>
        <Name>
          <Trans>Ang {1}</Trans>
        </Name>
        <Label>
          <Trans>Sri Guru Granth Sahib Ji</Trans>
        </Label>
      </a>
    );
  }
  return (
    <a href={last.href} className={styles['place']} data-go-on="resume">
      <Label>
        <Trans>Continue</Trans>
      </Label>
      <LastName {...last} />
      <Label>
        <Trans>{last.percent}% read</Trans>
      </Label>
      {/* The text says the same. */}
      <progress value={last.percent} max={100} aria-hidden="true" className={styles['bar']} />
    </a>
  );
}

function LastName(last: LastPlace) {
  if (last.kind === 'bani') return <Name lang="pa-Guru">{last.unicode}</Name>;
  return (
    <Name>
      <Trans>Ang {last.ang}</Trans>
    </Name>
  );
}

function Label({ children }: { children: ReactNode }) {
  return <span className={styles['label']}>{children}</span>;
}

function Name({ lang, children }: { lang?: 'pa-Guru'; children: ReactNode }) {
  return (
    <span lang={lang} className={styles['name']}>
      {children}
    </span>
  );
}
