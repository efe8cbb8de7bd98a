import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  createApiClient,
  createHttpTransport,
  loadRelated as requestRelated,
  type RelatedReasons,
  type RelatedShabad,
} from '@naad/api-client';
import { Button } from '@naad/ui-kit';
import { useEffect, useId, useRef, useState } from 'react';
import type { ShabadId } from '@naad/gurbani-model';
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

/** Shabads related to the one being read, with the reasons. */
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
  const { i18n } = useLingui();
  const { shabadId, unicode, ang, writer, raag, reasons } = shabad;
  const places = [
    `${pageName} ${String(ang)}`,
    raag && localizedName(i18n, raag),
    localizedName(i18n, writer),
  ];
  return (
    <li className={styles['row']}>
      <a href={`/shabad?id=${String(shabadId)}`} className={styles['line']} lang="pa-Guru">
        {unicode}
      </a>
      <p className={styles['place']}>{places.filter(Boolean).join(' · ')}</p>
      <Reasons reasons={reasons} />
    </li>
  );
}

/** Why a shabad is related: what both have in common, as the data attest it. */
function Reasons({ reasons: { lines, words, english, raag, writer } }: { reasons: RelatedReasons }) {
  const sameWords = words.join(', ');
  return (
    <ul className={styles['reasons']}>
      {lines > 0 && (
        <li>
          <Plural value={lines} one="# line in common" other="# lines in common" />
        </li>
      )}
      {words.length > 0 && (
        <li>
          <Trans>
            Same words: <span lang="pa-Guru">{sameWords}</span>
          </Trans>
        </li>
      )}
      {english && (
        <li>
          <Trans>Similar in English translation</Trans>
        </li>
      )}
      {raag && (
        <li>
          <Trans>Same raag</Trans>
        </li>
      )}
      {writer && (
        <li>
          <Trans>Same writer</Trans>
        </li>
      )}
    </ul>
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
  const related = await requestRelated(
    createApiClient(createHttpTransport({ base: apiPrefix, signal })),
    shabadId,
  );
  return related.toSorted((one, other) => other.percent - one.percent);
}
