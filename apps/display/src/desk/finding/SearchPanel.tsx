import { Trans, useLingui } from '@lingui/react/macro';
import type { ApiClient, FoundVerse } from '@naad/api-client';
import { Select } from '@naad/ui-kit';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useDesk } from '../useDesk.ts';
import { openAndLead } from './openAndLead.ts';
import { ResultList } from './ResultList.tsx';
import styles from './Finding.module.css';
import { DESK_SEARCH_TYPES, type DeskSearchType } from './searchTypes.ts';
import { useSearch } from './useSearch.ts';

/** Finds a line as it is typed; Down goes into the list, Enter opens its first line. */
export function SearchPanel({ client }: { client: ApiClient }) {
  const { t } = useLingui();
  const desk = useDesk();
  const [query, setQuery] = useState('');
  const [type, setType] = useState<DeskSearchType>(1);
  const list = useRef<HTMLUListElement>(null);
  const { verses, status } = useSearch(client, query, type);
  const open = (verse: FoundVerse) =>
    void openAndLead(desk, { kind: 'shabad', id: verse.shabadId, verseId: verse.id });
  const labels: Readonly<Record<DeskSearchType, string>> = {
    0: t`First letters`,
    1: t`First letters anywhere`,
    2: t`Gurmukhi word`,
    3: t`English word`,
    5: t`Ang`,
    7: t`Romanized first letters`,
  };
  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])];
  const step = (event: KeyboardEvent, by: 1 | -1) => {
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    const next = all[at + by];
    event.preventDefault();
    if (next) next.focus();
    else if (by === -1) document.getElementById('desk-search')?.focus();
  };
  return (
    <div className={styles['panel']}>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          const first = verses[0];
          if (first) open(first);
        }}
        className={styles['form']}
      >
        <label htmlFor="desk-search">
          <Trans>Search</Trans>
        </label>
        <input
          id="desk-search"
          type="search"
          autoComplete="off"
          spellCheck={false}
          className={styles['field']}
          value={query}
          onChange={({ currentTarget }) => {
            setQuery(currentTarget.value);
          }}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown') step(event, 1);
          }}
        />
        <Select
          label={t`Search by`}
          value={String(type)}
          options={DESK_SEARCH_TYPES.map((each) => ({ value: String(each), label: labels[each] }))}
          onChange={({ currentTarget }) => {
            setType(DESK_SEARCH_TYPES.find((each) => String(each) === currentTarget.value) ?? 1);
          }}
        />
      </form>
      <p role="status" className={styles['status']}>
        {status === 'searching' && <Trans>Searching…</Trans>}
        {status === 'failed' && <Trans>The search did not answer. Try again in a moment.</Trans>}
        {status === 'found' && verses.length === 0 && <Trans>No matched results.</Trans>}
      </p>
      <ResultList list={list} verses={verses} onOpen={open} onStep={step} />
    </div>
  );
}
