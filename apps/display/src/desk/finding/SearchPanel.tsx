import { parseSearchType, SEARCH_TYPES, type SearchType, type SearchTypeName } from '@naad/gurbani-model';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ApiClient, FoundVerse } from '@naad/api-client';
import { IconButton, KeyboardIcon, Select } from '@naad/ui-kit';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { useKeyboard } from '@naad/gurbani-render/keyboard';
import type { KeyboardKind } from './DeskKeyboard.tsx';
import { openAndFocus, useDesk } from '../useDesk.ts';
import styles from './Finding.module.css';
import { useSearch } from './useSearch.ts';
import { GurbaniLine } from '@naad/gurbani-render';
import { toWords } from '@naad/gurbani-text';

/** The desk leaves out the types that don't find a line while it is sung. */
type DeskSearchType = Exclude<SearchTypeName, 'mainLetters' | 'romanized' | 'autoDetect' | 'question'>;

const loadKeyboard = async () => (await import('./DeskKeyboard.tsx')).DeskKeyboard;

/** Keyboards of the types that are typed in Gurmukhi. */
const LETTERS = { layout: 'letters', hasSpace: false } as const;
const KEYBOARDS: Partial<Record<SearchType, KeyboardKind>> = {
  [SEARCH_TYPES.firstLetters]: LETTERS,
  [SEARCH_TYPES.firstLettersAnywhere]: LETTERS,
  [SEARCH_TYPES.gurmukhiWord]: { layout: 'words', hasSpace: true },
};

export interface SearchPanelProps {
  client: ApiClient;
  /** Id of the field, and its label. */
  id: string;
  label: string;
  /** A button for another search beside this one. */
  children?: ReactNode;
}

/** Searches as the operator types. Down moves into the list, Enter opens the first result. */
export function SearchPanel({ client, id, label, children }: SearchPanelProps) {
  const { t } = useLingui();
  const desk = useDesk();
  const [query, setQuery] = useState('');
  const [type, setType] = useState<SearchType>(SEARCH_TYPES.firstLettersAnywhere);
  const list = useRef<HTMLUListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const keyboard = useKeyboard(loadKeyboard);
  const kind = KEYBOARDS[type];
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
    else if (by === -1) field.current?.focus();
  };
  return (
    <div className={styles['panel']}>
      <form
        role="search"
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          const first = verses[0];
          if (first) open(first);
        }}
        className={styles['form']}
      >
        <label htmlFor={id}>{label}</label>
        <div className={styles['query']}>
          <input
            ref={field}
            id={id}
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
          {kind && (
            <IconButton
              label={t`Gurmukhi keyboard`}
              aria-expanded={keyboard.Keyboard !== null}
              onClick={keyboard.toggle}
            >
              <KeyboardIcon />
            </IconButton>
          )}
        </div>
        {kind && keyboard.Keyboard && (
          <keyboard.Keyboard
            {...kind}
            id={`${id}-keyboard`}
            field={field}
            text={query}
            onText={setQuery}
            onClose={keyboard.close}
          />
        )}
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
      {children}
      <p role="status" className={styles['status']}>
        {keyboard.hasFailed && <Trans>The keyboard didn't load. Try again in a moment.</Trans>}
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
