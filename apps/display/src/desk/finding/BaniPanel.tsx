import { Trans, useLingui } from '@lingui/react/macro';
import { type ApiClient, type BaniName, findBanis, matchBanis } from '@naad/api-client';
import { type BaniShelf, shelveBanis } from '@naad/gurbani-model';
import { useAnswer } from '@naad/ui-kit';
import { useEffect, useState } from 'react';
import { openAndFocus, useDesk, useDeskState } from '../useDesk.ts';
import styles from './Finding.module.css';
import { EntryList } from './EntryList.tsx';

/** Ceremony ids of the API. A deployment that lacks one reports it when the ceremony is opened. */
const CEREMONIES = [
  { id: 1, unicode: 'ਅਨੰਦ ਕਾਰਜ' },
  { id: 3, unicode: 'ਅਨੰਦੁ ਸਾਹਿਬ (੬ ਪਉੜੀਆਂ)' },
  { id: 5, unicode: 'ਭੋਗ (ਰਾਗਮਾਲਾ ਸਮੇਤ)' },
  { id: 6, unicode: 'ਭੋਗ (ਰਾਗਮਾਲਾ ਤੋਂ ਬਿਨਾਂ)' },
] as const;

/** Lists ceremonies and all banis by group. */
export function BaniPanel({ client }: { client: ApiClient }) {
  const { t } = useLingui();
  const desk = useDesk();
  const { item } = useDeskState('item');
  const [filter, setFilter] = useState('');
  const banis = useBanis(client);
  const names: Readonly<Record<BaniShelf, string>> = {
    nitnem: t`Nitnem`,
    popular: t`Popular Bani`,
    granth: t`Guru Granth Sahib`,
    vaar: t`Vaars`,
    bhagat: t`Banis of the bhagats`,
    dasam: t`Dasam Granth`,
    other: t`Other`,
  };
  const query = filter.trim();
  const { value, isAsking } = useAnswer(query === '' || banis === null ? null : query, () =>
    findBanis(client, banis ?? [], query),
  );
  const openBani = (id: number) => void openAndFocus(desk, { kind: 'bani', id });
  const active = item?.kind === 'bani' ? item.id : null;
  const entriesOf = (members: readonly BaniName[]) =>
    members.map(({ id, unicode }) => ({ key: id, unicode }));
  const matching = query === '' || isAsking ? [] : matchBanis(banis ?? [], query, value ?? []);
  return (
    <div className={styles['panel']}>
      <label htmlFor="desk-banis">
        <Trans>Find a bani</Trans>
      </label>
      <input
        id="desk-banis"
        type="search"
        className={styles['field']}
        value={filter}
        onChange={({ currentTarget }) => {
          setFilter(currentTarget.value);
        }}
      />
      {query === '' && (
        <EntryList
          title={t`Ceremonies`}
          entries={CEREMONIES.map(({ id, unicode }) => ({ key: id, unicode }))}
          active={item?.kind === 'ceremony' ? item.id : null}
          onOpen={(id) => void openAndFocus(desk, { kind: 'ceremony', id })}
        />
      )}
      {banis === null && (
        <p role="status" className={styles['status']}>
          <Trans>Loading banis…</Trans>
        </p>
      )}
      {query === '' &&
        shelveBanis(banis ?? []).map(({ shelf, banis: members }) => (
          <EntryList
            key={shelf}
            title={names[shelf]}
            entries={entriesOf(members)}
            active={active}
            onOpen={openBani}
          />
        ))}
      {matching.length > 0 && (
        <EntryList
          title={t`Banis with this name`}
          entries={entriesOf(matching)}
          active={active}
          onOpen={openBani}
        />
      )}
      {query !== '' && banis !== null && matching.length === 0 && (
        <p role="status" className={styles['status']}>
          {isAsking ? <Trans>Searching…</Trans> : <Trans>No bani found.</Trans>}
        </p>
      )}
    </div>
  );
}

const RETRY_MS = 5_000;

/** Loads all banis, retrying until it succeeds; null until then. */
function useBanis(client: ApiClient): readonly BaniName[] | null {
  const [banis, setBanis] = useState<readonly BaniName[] | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    const load = () => {
      client.getBanis().then(
        (all) => {
          if (isCurrent) setBanis(all);
        },
        () => {
          if (isCurrent) timer = setTimeout(load, RETRY_MS);
        },
      );
    };
    load();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client]);
  return banis;
}
