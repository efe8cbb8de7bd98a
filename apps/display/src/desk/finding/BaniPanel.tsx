import { Trans, useLingui } from '@lingui/react/macro';
import type { ApiClient, BaniName } from '@naad/api-client';
import { useState } from 'react';
import { useDesk, useDeskState } from '../useDesk.ts';
import { type BaniGroup, groupBanis } from './groupBanis.ts';
import { CEREMONIES } from './ceremonies.ts';
import { openAndLead } from './openAndLead.ts';
import styles from './Finding.module.css';
import { PlaceList } from './PlaceList.tsx';
import { useBanis } from './useBanis.ts';

/** Ceremonies and all banis, grouped as they are in every list of them. */
export function BaniPanel({ client }: { client: ApiClient }) {
  const { t } = useLingui();
  const desk = useDesk();
  const { item } = useDeskState();
  const [filter, setFilter] = useState('');
  const banis = useBanis(client);
  const names: Readonly<Record<BaniGroup, string>> = {
    nitnem: t`Nitnem`,
    popular: t`Popular Bani`,
    other: t`Other`,
  };
  const wanted = filter.trim().toLowerCase();
  const isWanted = ({ transliteration, unicode }: BaniName) =>
    transliteration.toLowerCase().includes(wanted) || unicode.includes(wanted);
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
      {wanted === '' && (
        <PlaceList
          title={t`Ceremonies`}
          entries={CEREMONIES.map(({ id, unicode }) => ({ key: id, unicode }))}
          active={item?.kind === 'ceremony' ? item.id : null}
          onOpen={(id) => void openAndLead(desk, { kind: 'ceremony', id })}
        />
      )}
      {banis === null && (
        <p role="status" className={styles['status']}>
          <Trans>The list of banis has not come yet.</Trans>
        </p>
      )}
      {groupBanis((banis ?? []).filter(isWanted)).map(({ group, members }) => (
        <PlaceList
          key={group}
          title={names[group]}
          entries={members.map(({ id, unicode }) => ({ key: id, unicode }))}
          active={item?.kind === 'bani' ? item.id : null}
          onOpen={(id) => void openAndLead(desk, { kind: 'bani', id })}
        />
      ))}
    </div>
  );
}
