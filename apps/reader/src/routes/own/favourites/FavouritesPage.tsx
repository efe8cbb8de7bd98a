import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { createApiClient, createHttpTransport, type Favourite, type Verse } from '@naad/api-client';
import type { ShabadId } from '@naad/gurbani-corpus';
import { Button } from '@naad/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAccount } from '../../../account/useAccount.ts';
import { useSite } from '../../../SiteContext.tsx';
import styles from '../OwnPage.module.css';
import { SignedOut } from '../SignedOut.tsx';
import { FavouriteRow } from './FavouriteRow.tsx';
import { FavouriteFiles } from './FavouriteFiles.tsx';
import { loadFavouriteLines } from './loadFavouriteLines.ts';

/** How many are drawn at once; who has more asks for them. */
const SHOWN_AT_ONCE = 50;

/** What somebody keeps, the newest first (behaviour 93). */
export function FavouritesPage() {
  const { status, favourites, account } = useAccount();
  return (
    <div className={`${styles['page'] ?? ''} ${styles['wide'] ?? ''}`}>
      <h1 tabIndex={-1} className={styles['title']}>
        <Trans>Favourite Shabads</Trans>
      </h1>
      {favourites && account ? (
        <>
          <FavouriteList favourites={favourites} />
          <FavouriteFiles account={account} isEmpty={favourites.length === 0} />
        </>
      ) : (
        <SignedOut status={status} />
      )}
    </div>
  );
}

function FavouriteList({ favourites }: { favourites: readonly Favourite[] }) {
  const { t } = useLingui();
  const [count, setCount] = useState(SHOWN_AT_ONCE);
  const shown = favourites.slice(0, count);
  const { lines, hasFailed } = useLines(shown);
  return (
    <>
      <p role="status">
        {favourites.length === 0 ? (
          <Trans>Nothing here yet. Press the star of a shabad to keep it.</Trans>
        ) : (
          <Plural value={favourites.length} one="# shabad" other="# shabads" />
        )}
      </p>
      {hasFailed && (
        <p className={styles['problem']}>
          <Trans>Some lines did not load. Check your connection and load the page again.</Trans>
        </p>
      )}
      <ul aria-label={t`Favourite Shabads`} className={styles['rows']}>
        {shown.map((favourite) => (
          <li key={favourite.shabadId} className={styles['row']}>
            <FavouriteRow favourite={favourite} line={lines.get(favourite.shabadId) ?? null} />
          </li>
        ))}
      </ul>
      {favourites.length > count && (
        <Button
          onClick={() => {
            setCount(count + SHOWN_AT_ONCE);
          }}
        >
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  );
}

const keyOf = ({ shabadId, verseId }: Favourite) => `${String(shabadId)}.${String(verseId)}`;

/** The lines of favourites; those that are known are not asked for again. */
function useLines(favourites: readonly Favourite[]) {
  const { apiPrefix } = useSite();
  const [lines, setLines] = useState<ReadonlyMap<string, readonly [ShabadId, Verse] | null>>(new Map());
  const [hasFailed, setHasFailed] = useState(false);
  const missing = favourites.filter((favourite) => !lines.has(keyOf(favourite)));
  const wanted = missing.map(keyOf).join();

  const load = useEffectEvent(async () => {
    const api = createApiClient(createHttpTransport({ base: apiPrefix }));
    const loaded = await loadFavouriteLines(api, missing);
    return missing.map((favourite) => {
      const line = loaded.get(favourite.shabadId);
      return [keyOf(favourite), line ? ([favourite.shabadId, line] as const) : null] as const;
    });
  });

  useEffect(() => {
    if (wanted === '') return undefined;
    let isWanted = true;
    load().then(
      (entries) => {
        if (!isWanted) return;
        setHasFailed(false);
        setLines((before) => new Map([...before, ...entries]));
      },
      () => {
        if (isWanted) setHasFailed(true);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [wanted]);

  const known = favourites.flatMap((favourite) => {
    const entry = lines.get(keyOf(favourite));
    return entry ? [entry] : [];
  });
  return { lines: new Map(known), hasFailed };
}
