import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ShabadId, Verse } from '@naad/gurbani-model';
import { createApiClient, createHttpTransport, type Favourite, type ApiClient } from '@naad/api-client';
import { Button } from '@naad/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAccount } from '../../../features/account/createAccount.ts';
import { useSite } from '../../../shared/SiteContext.tsx';
import styles from '../OwnPage.module.css';
import { SignedOut } from '../SignedOut.tsx';
import { FavouriteRow } from './FavouriteRow.tsx';
import { FavouriteFiles } from './FavouriteFiles.tsx';
import { loadShabads } from '../loadShabads.ts';

/** Favourites per page of the list. */
const PAGE_SIZE = 50;

/** The visitor's favourite shabads, newest first [B93]. */
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
  const [count, setCount] = useState(PAGE_SIZE);
  const shown = favourites.slice(0, count);
  const { lines, hasFailed } = useLines(shown);
  return (
    <>
      <p role="status">
        {favourites.length === 0 ? (
          <Trans>No favourites yet. Press Save on a shabad, then “Choose list”.</Trans>
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
            setCount(count + PAGE_SIZE);
          }}
        >
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  );
}

const keyOf = ({ shabadId, verseId }: Favourite) => `${String(shabadId)}.${String(verseId)}`;

/** Loads the lines of favourites, each once. */
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

/** Loads the line that represents each favourite; shabads missing from this site's scripture have none. */
async function loadFavouriteLines(
  api: ApiClient,
  favourites: readonly Pick<Favourite, 'shabadId' | 'verseId'>[],
): Promise<ReadonlyMap<ShabadId, Verse>> {
  const includes = { translations: [], transliterations: [] };
  const shabads = await loadShabads(
    api,
    favourites.map(({ shabadId }) => shabadId),
    includes,
  );
  const lines = new Map<ShabadId, Verse>();
  for (const { shabadId, verseId } of favourites) {
    const verses = shabads.get(shabadId)?.verses ?? [];
    const line = verses.find(({ id }) => id === verseId) ?? verses[0];
    if (line) lines.set(shabadId, line);
  }
  return lines;
}
