import {
  parseSearchType,
  type SearchType,
  queryProblem,
  SEARCH_TYPE_LIST,
  SEARCH_TYPES,
  searchTypeRules,
} from '@naad/gurbani-model';
import { Trans, useLingui } from '@lingui/react/macro';
import { toUnicode } from '@naad/gurbani-text';
import { Button, IconButton, KeyboardIcon, Select } from '@naad/ui-kit';
import { type RefObject, useRef, useState } from 'react';
import { useKeyboard } from '@naad/gurbani-render/keyboard';
import type { KeyboardKind } from './FieldKeyboard.tsx';
import type { DeskApi } from '../desk/openText.ts';
import type { OpenedText } from '@naad/settings-state';
import type { SourceState } from '@naad/api-client';
import styles from './SearchPanel.module.css';
import { type OpenablePlace } from './isOpenable.ts';
import { type Found, SearchResults } from './SearchResults.tsx';
import { NEED_MESSAGES, type SearchChoice, TYPE_LABELS, useSearch } from './useSearch.ts';

export interface SearchPanelProps {
  api: DeskApi;
  /** Sources to search in; empty until known. */
  sources: readonly SourceState[];
  history: readonly OpenedText[];
  field?: RefObject<HTMLInputElement | null>;
  /** Called with the tapped result. */
  onOpen: (found: Found) => void;
  /** Called with the tapped text that the query names. */
  onPlace: (place: OpenablePlace) => void;
  onReopen: (opened: OpenedText) => void;
}

const INITIAL_CHOICE: SearchChoice = { query: '', type: SEARCH_TYPES.autoDetect, source: null, page: 1 };

const loadKeyboard = async () => (await import('./FieldKeyboard.tsx')).FieldKeyboard;

const LETTERS = { layout: 'letters', hasSpace: false } as const;
const WORDS = { layout: 'words', hasSpace: true } as const;
/** Keyboards of the types that may be typed in Gurmukhi. */
const KEYBOARDS: Partial<Record<SearchType, KeyboardKind>> = {
  [SEARCH_TYPES.autoDetect]: WORDS,
  [SEARCH_TYPES.gurmukhiWord]: WORDS,
  [SEARCH_TYPES.mainLetters]: { layout: 'letters', hasSpace: true },
  [SEARCH_TYPES.firstLetters]: LETTERS,
  [SEARCH_TYPES.firstLettersAnywhere]: LETTERS,
};

/** The search form with its results; without a search, the history. */
export function SearchPanel(props: SearchPanelProps) {
  const { api, sources, history, onOpen, onPlace, onReopen } = props;
  const ownField = useRef<HTMLInputElement>(null);
  const field = props.field ?? ownField;
  const keyboard = useKeyboard(loadKeyboard);
  const { t, i18n } = useLingui();
  const { outcome, search, clear } = useSearch(api);
  const [choice, setChoice] = useState(INITIAL_CHOICE);
  const [isProblemShown, setIsProblemShown] = useState(false);
  const problem = queryProblem(choice.query, choice.type);
  const nameOf = ({ english, unicode }: { english: string; unicode: string }) =>
    i18n.locale === 'pa' ? unicode : english;

  const kind = KEYBOARDS[choice.type];
  const edit = (query: string) => {
    setChoice({ ...choice, query });
    setIsProblemShown(false);
    if (query === '') clear();
  };
  const submit = (submitted: SearchChoice) => {
    const hasProblem = queryProblem(submitted.query, submitted.type) !== null;
    setIsProblemShown(hasProblem);
    if (!hasProblem) search(submitted);
  };
  const choose = (change: Partial<SearchChoice>) => {
    const next = { ...choice, ...change, page: 1 };
    setChoice(next);
    // An empty field neither searches nor shows a problem.
    if (next.query.trim() !== '') submit(next);
  };

  return (
    <div className={styles['panel']}>
      <form
        role="search"
        aria-label={t`Search`}
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          keyboard.close();
          submit({ ...choice, page: 1 });
        }}
      >
        <div className={styles['query']}>
          <input
            ref={field}
            type="search"
            aria-label={t`Gurbani Search`}
            placeholder={t`Gurbani Search`}
            value={choice.query}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            // The device's keyboard would cover the on-screen one.
            inputMode={keyboard.Keyboard && kind ? 'none' : undefined}
            aria-invalid={isProblemShown && problem !== null}
            aria-describedby="query-problem"
            className={styles['input']}
            onChange={({ currentTarget: { value } }) => {
              edit(value);
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
          <Button type="submit" variant="primary">
            <Trans>Search</Trans>
          </Button>
        </div>
        {searchTypeRules(choice.type).typed === 'gurmukhi' && choice.query.trim() !== '' && (
          <output lang="pa-Guru" className={styles['shown']}>
            {toUnicode(choice.query)}
          </output>
        )}
        {kind && keyboard.Keyboard && (
          <keyboard.Keyboard
            {...{ ...kind, field }}
            text={choice.query}
            onText={edit}
            onClose={keyboard.close}
          />
        )}
        {keyboard.hasFailed && (
          <p role="alert" className={styles['problem']}>
            <Trans>This didn't load. Check your connection and try again.</Trans>
          </p>
        )}
        <p id="query-problem" role="status" className={styles['problem']}>
          {isProblemShown && problem && i18n._(NEED_MESSAGES[problem])}
        </p>
        <div className={styles['choices']}>
          <Select
            label={t`Search Type`}
            value={String(choice.type)}
            options={SEARCH_TYPE_LIST.map(({ name, type }) => ({
              value: String(type),
              label: i18n._(TYPE_LABELS[name]),
            }))}
            onChange={({ currentTarget: { value } }) => {
              const type = parseSearchType(value);
              if (type !== null) choose({ type });
            }}
          />
          <Select
            label={t`Source`}
            value={choice.source ?? 'all'}
            options={[
              { value: 'all', label: t`All Sources` },
              ...sources.map((source) => ({
                value: source.id,
                label: nameOf(source),
                unavailable: source.absent === null ? undefined : t`Not available on this site`,
              })),
            ]}
            onChange={({ currentTarget: { value } }) => {
              choose({ source: sources.find(({ id }) => id === value)?.id ?? null });
            }}
          />
        </div>
      </form>
      {outcome.kind === 'none' ? (
        <HistoryList history={history} onReopen={onReopen} />
      ) : (
        <SearchResults
          outcome={outcome}
          sources={sources}
          onSearch={search}
          onOpen={onOpen}
          onPlace={onPlace}
        />
      )}
    </div>
  );
}

export interface HistoryListProps {
  /** Latest first. */
  history: readonly OpenedText[];
  onReopen: (opened: OpenedText) => void;
}

/** Texts opened in this session, to return to. */
export function HistoryList({ history, onReopen }: HistoryListProps) {
  return (
    <section aria-labelledby="history">
      <h2 id="history" className={styles['heading']}>
        <Trans>History</Trans>
      </h2>
      {history.length === 0 ? (
        <p className={styles['notice']}>
          <Trans>Texts you open will appear here.</Trans>
        </p>
      ) : (
        <ol className={styles['results']}>
          {history.map((opened) => (
            <li key={`${opened.kind} ${String(opened.id)}`}>
              <button
                type="button"
                className={styles['result']}
                onClick={() => {
                  onReopen(opened);
                }}
              >
                <span lang="pa-Guru" className={styles['gurbani']}>
                  {opened.title}
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
