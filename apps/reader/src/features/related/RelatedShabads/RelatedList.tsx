import { Trans, useLingui } from '@lingui/react/macro';
import { createApiClient, createHttpTransport, type RelatedShabad } from '@naad/api-client';
import { Button } from '@naad/ui-kit';
import { useEffect, useId, useRef, useState } from 'react';
import type { ShabadId } from '@naad/gurbani-model';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { localizedName } from '../../../shared/language/localizedName.ts';
import styles from './RelatedShabads.module.css';

/** Number shown at first and added each time (STEP), and the maximum (MAX_SHOWN). */
const STEP = 4;
const MAX_SHOWN = 20;

export interface RelatedListProps {
  /** Best first. */
  related: readonly RelatedShabad[];
  /** Name of a page of the source, such as `Ang`. */
  pageName: (source: RelatedShabad['source']) => string;
}

/** Shabads related to the one being read, with their similarity. */
export function RelatedList({ related, pageName }: RelatedListProps) {
  const { t } = useLingui();
  const titleId = useId();
  const [count, setCount] = useState(STEP);
  const list = useRef<HTMLOListElement>(null);
  const shown = related.slice(0, Math.min(count, MAX_SHOWN));

  useEffect(() => {
    // Focus the first of the added ones.
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
      {shown.length < Math.min(related.length, MAX_SHOWN) && (
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
  const places = [
    `${pageName} ${String(ang)}`,
    raag && localizedName(i18n, raag),
    localizedName(i18n, writer),
  ];
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

/**
 * Loads the shabads related to another, best first.
 *
 * @throws whatever the API client throws
 */
export async function loadRelated(
  apiPrefix: string,
  shabadId: ShabadId,
  signal: AbortSignal,
): Promise<readonly RelatedShabad[]> {
  const related = await createApiClient(createHttpTransport({ base: apiPrefix, signal })).getRelated(
    shabadId,
  );
  return related.toSorted((one, other) => other.percent - one.percent);
}

/** Word for the similarity of two shabads. */
function scoreLabel(percent: number): MessageDescriptor {
  if (percent >= 70) return msg`Excellent`;
  return percent >= 40 ? msg`Good` : msg`Poor`;
}
