import { Trans, useLingui } from '@lingui/react/macro';
import type { RelatedShabad } from '@naad/api-client';
import { Button } from '@naad/ui-kit';
import { useEffect, useId, useRef, useState } from 'react';
import { ownName } from '../../../language/ownName.ts';
import { scoreLabel } from '../scoreLabel.ts';
import styles from './RelatedShabads.module.css';

/** So many are shown at first, and so many more each time; never more than {@link MOST}. */
const STEP = 4;
const MOST = 20;

export interface RelatedListProps {
  /** The best first. */
  related: readonly RelatedShabad[];
  /** What a page of a work is called, as `Ang`. */
  pageName: (source: RelatedShabad['source']) => string;
}

/** Shabads like the one that is read, with how much alike they are. */
export function RelatedList({ related, pageName }: RelatedListProps) {
  const { t } = useLingui();
  const titleId = useId();
  const [count, setCount] = useState(STEP);
  const list = useRef<HTMLOListElement>(null);
  const shown = related.slice(0, Math.min(count, MOST));

  useEffect(() => {
    // Who asked for more is at the first of them.
    if (count > STEP) list.current?.children[count - STEP]?.querySelector('a')?.focus();
  }, [count]);

  return (
    <section aria-labelledby={titleId} className={styles['related']}>
      <h2 id={titleId} className={styles['title']}>
        <Trans>Related shabads</Trans>
      </h2>
      <ol ref={list} className={styles['list']}>
        {shown.map((shabad) => (
          <RelatedRow key={shabad.shabadId} shabad={shabad} pageName={pageName(shabad.source)} />
        ))}
      </ol>
      {shown.length < Math.min(related.length, MOST) && (
        <Button
          aria-label={t`More related shabads`}
          onClick={() => {
            setCount(count + STEP);
          }}
        >
          <Trans>More</Trans>
        </Button>
      )}
    </section>
  );
}

function RelatedRow({ shabad, pageName }: { shabad: RelatedShabad; pageName: string }) {
  const { t, i18n } = useLingui();
  const { shabadId, percent, unicode, ang, writer, raag } = shabad;
  const places = [`${pageName} ${String(ang)}`, raag && ownName(i18n, raag), ownName(i18n, writer)];
  const matches = i18n.number(percent / 100, { style: 'percent' });
  return (
    <li className={styles['row']}>
      <a href={`/shabad?id=${String(shabadId)}`} className={styles['line']} lang="pa-Guru">
        {unicode}
      </a>
      <p className={styles['place']}>{places.filter(Boolean).join(' · ')}</p>
      <p className={styles['score']} title={t`${matches} matches`}>
        <meter className={styles['bar']} min={0} max={100} value={percent} aria-hidden="true" />
        {i18n._(scoreLabel(percent))}
      </p>
    </li>
  );
}
