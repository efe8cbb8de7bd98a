import { parseSearchType, SEARCH_TYPES, type SearchType, type SearchTypeName } from '@naad/gurbani-model';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ApiClient, FoundVerse } from '@naad/api-client';
import { Select } from '@naad/ui-kit';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { openAndFocus, useDesk } from '../useDesk.ts';
import styles from './Finding.module.css';
import { useSearch } from './useSearch.ts';
import { GurbaniLine } from '@naad/gurbani-render';
import { toWords } from '@naad/gurbani-text';

/** The desk leaves out the types that don't find a line while it is sung. */
type DeskSearchType = Exclude<SearchTypeName, 'mainLetters' | 'romanized' | 'autoDetect' | 'question'>;

/** Searches as the operator types. Down moves into the list, Enter opens the first result. */
export function SearchPanel({ client }: { client: ApiClient }) {
  const { t } = useLingui();
  const desk = useDesk();
  const [query, setQuery] = useState('');
  const [type, setType] = useState<SearchType>(SEARCH_TYPES.firstLettersAnywhere);
  const list = useRef<HTMLUListElement>(null);
  const { verses, status } = useSearch(client, query, type);
  const open = (verse: FoundVerse) =>
    void openAndFocus(desk, { kind: 'shabad', id: verse.shabadId, verseId: verse.id });
  const labels: Readonly<Record<DeskSearchType, string>> = {
    firstLetters: t`First letters`,
    firstLettersAnywhere: t`First letters anywhere`,
    gurmukhiWord: t`Gurmukhi word`,
    englishWord: t`English word`,
    romanizedFirstLetters: t`Romanized first letters`,
    ang: t`Ang`,
  };
  const names = Object.keys(labels) as DeskSearchType[];
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
          options={names.map((name) => ({ value: String(SEARCH_TYPES[name]), label: labels[name] }))}
          onChange={({ currentTarget }) => {
            const chosen = parseSearchType(currentTarget.value);
            if (chosen !== null) setType(chosen);
          }}
        />
      </form>
      <p role="status" className={styles['status']}>
        {status === 'searching' && <Trans>Searching…</Trans>}
        {status === 'failed' && <Trans>Search failed. Try again in a moment.</Trans>}
        {status === 'found' && verses.length === 0 && <Trans>No results found.</Trans>}
      </p>
      <ResultList list={list} verses={verses} onOpen={open} onStep={step} />
    </div>
  );
}

interface ResultListProps {
  list: RefObject<HTMLUListElement | null>;
  verses: readonly FoundVerse[];
  onOpen: (verse: FoundVerse) => void;
  /** Called for the arrow keys, to focus the next or previous result. */
  onStep: (event: KeyboardEvent, by: 1 | -1) => void;
}

/** The lines of a search result. */
function ResultList({ list, verses, onOpen, onStep }: ResultListProps) {
  const { t } = useLingui();
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move between its buttons
    <ul
      ref={list}
      aria-label={t`Results`}
      className={styles['list']}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown') onStep(event, 1);
        if (event.key === 'ArrowUp') onStep(event, -1);
      }}
    >
      {verses.map((verse) => (
        <li key={verse.id}>
          <button
            type="button"
            className={styles['entry']}
            onClick={() => {
              onOpen(verse);
            }}
          >
            <GurbaniLine words={toWords(verse.unicode, [])} />
            <span className={styles['about']}>
              {verse.source.english} {verse.ang}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
