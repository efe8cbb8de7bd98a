import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  isAngSourceId,
  queryProblem,
  SEARCH_TYPES,
  type SearchType,
  searchTypeRules,
  type SourceId,
} from '@naad/gurbani-model';
import { useState } from 'react';
import { rejectedLetters, toAscii, toUnicode } from '@naad/gurbani-text';
import { type SearchChoice, searchHref } from '../searchChoice.ts';
import { problemMessage } from '../searchTypes.ts';

export interface SearchFormState {
  readonly choice: SearchChoice;
  /** True if legacy ASCII is shown as Gurmukhi. */
  readonly isGurmukhi: boolean;
  /** Last page of the chosen source; null if unknown. */
  readonly lastAng: number | null;
  /** False if the query can't be submitted. */
  readonly isValid: boolean;
  /** Message about the query, or null. */
  readonly hint: MessageDescriptor | null;
  readonly edit: (value: string) => void;
  readonly clear: () => void;
  /** Returns true for text that the field rejects, and shows why. */
  readonly rejects: (text: string) => boolean;
  /** Changes the search options, and searches if the query is valid for them. */
  readonly choose: (change: ChoiceChange) => void;
  /** Sets the script of an auto-detect search. */
  readonly chooseScript: (isGurmukhi: boolean) => void;
  /** Resets to all sources and writers. */
  readonly reset: () => void;
  readonly submit: () => void;
  /** Searches for the first letters of a spoken line, anywhere in a line, after showing them briefly [B110]. */
  readonly hear: (letters: string) => void;
}

export interface ChoiceChange {
  readonly type?: SearchType;
  readonly source?: SourceId | null;
  readonly writer?: number | null;
}

export interface SearchFormRules {
  readonly go: (href: string) => void;
  /** Called with changed options, to remember them. */
  readonly onChoose: (choice: SearchChoice) => void;
  readonly lastAngOf: (source: SourceId | null) => number | null;
}

const REJECTION = msg`Main letters only: vowel signs are left out.`;

/** Milliseconds for which heard letters are shown before the search. */
const SHOW_HEARD_MS = 100;

/** State of the search form: the query and options before they are in the address. */
export function useSearchForm(initial: SearchChoice, rules: SearchFormRules): SearchFormState {
  const [settings, setSettings] = useState(() => settingsFor(initial));
  const [text, setText] = useState(initial.query);
  const [draft, setDraft] = useState(() => startDraft(initial.query));
  const [hasRejected, setHasRejected] = useState(false);
  const isGurmukhi = isTypedInGurmukhi(settings);
  const choice: SearchChoice = { ...settings, query: isGurmukhi ? draft.shown : text };
  const lastAng = rules.lastAngOf(settings.source);
  const problem = queryProblem(choice.query, choice.type, lastAng);

  function hintFor(): MessageDescriptor | null {
    if (hasRejected) return REJECTION;
    return choice.query === '' || problem === null ? null : problemMessage(problem, lastAng ?? 0);
  }

  function setQuery(query: string): void {
    setText(query);
    setDraft(startDraft(query));
    setHasRejected(false);
  }

  /** Applies a change and returns the new choice, without the query if it doesn't fit. */
  function applyChange(change: Partial<SearchChoice>): SearchChoice {
    const next = settingsFor({ ...settings, ...change });
    const kept = queryFits(choice.query, next.type) ? choice.query : '';
    const query = isTypedInGurmukhi(next) ? startDraft(kept).shown : kept;
    setSettings(next);
    setQuery(query);
    rules.onChoose({ ...next, query });
    return { ...next, query };
  }

  function choose(change: ChoiceChange): void {
    const next = applyChange(change);
    const isValid = queryProblem(next.query, next.type, rules.lastAngOf(next.source)) === null;
    if (isValid) rules.go(searchHref(next));
  }

  return {
    choice,
    isGurmukhi,
    lastAng,
    isValid: problem === null,
    hint: hintFor(),
    choose,
    edit(value) {
      // A query from the address may contain them, and must be deletable.
      const isWorse = rejectedLetters(value) > rejectedLetters(choice.query);
      const isRejected = choice.type === SEARCH_TYPES.mainLetters && isWorse;
      setHasRejected(isRejected);
      if (isRejected) return;
      if (isGurmukhi) setDraft(editDraft(draft, value));
      else setText(value);
    },
    clear() {
      setQuery('');
    },
    rejects(added) {
      const isRejected = choice.type === SEARCH_TYPES.mainLetters && rejectedLetters(added) > 0;
      if (isRejected) setHasRejected(true);
      return isRejected;
    },
    chooseScript(isChosen) {
      const { isGurmukhi: _before, ...others } = settings;
      setSettings(isChosen ? { ...others, isGurmukhi: true } : others);
      setQuery(isChosen ? startDraft(choice.query).shown : choice.query);
      rules.onChoose({ ...others, query: '', ...(isChosen && { isGurmukhi: true }) });
    },
    reset() {
      choose({ source: null, writer: null });
    },
    submit() {
      if (problem === null) rules.go(searchHref(choice));
    },
    hear(query) {
      const next = settingsFor({ ...settings, type: SEARCH_TYPES.firstLettersAnywhere });
      setSettings(next);
      setQuery(query);
      rules.onChoose({ ...next, query });
      if (queryProblem(query, next.type) !== null) return;
      setTimeout(() => {
        rules.go(searchHref({ ...next, query }));
      }, SHOW_HEARD_MS);
    },
  };
}

type Settings = Omit<SearchChoice, 'query'>;

function isTypedInGurmukhi({ type, isGurmukhi }: Settings): boolean {
  return type === SEARCH_TYPES.autoDetect ? isGurmukhi === true : searchTypeRules(type).typed === 'gurmukhi';
}

/**
 * An ang is searched in one source with pages and by no writer [B16, B17], a question by no writer [B24]. The script is
 * kept for the next auto-detect.
 */
function settingsFor({ type, source, writer, isGurmukhi }: Settings): Settings {
  const script = isGurmukhi && { isGurmukhi };
  if (type === SEARCH_TYPES.ang) {
    return { type, source: source !== null && isAngSourceId(source) ? source : 'G', writer: null, ...script };
  }
  return { type, source, writer: type === SEARCH_TYPES.question ? null : writer, ...script };
}

function queryFits(query: string, type: SearchType): boolean {
  if (type === SEARCH_TYPES.mainLetters) return rejectedLetters(query) === 0;
  return type !== SEARCH_TYPES.ang || /^\d*$/.test(query.trim());
}

/**
 * Text of the search field while Gurmukhi is typed in legacy ASCII. The keys are kept beside the shown text, since a
 * sihari is typed before its letter: `i` alone shows ਿ until the next key gives its letter.
 */
export interface GurmukhiDraft {
  /** As typed: legacy ASCII, and any Unicode that was entered. */
  readonly keys: string;
  readonly shown: string;
}

export function startDraft(text: string): GurmukhiDraft {
  return { keys: text, shown: toUnicode(text) };
}

/** Updates the draft after an edit that left `value` in the field. */
export function editDraft(draft: GurmukhiDraft, value: string): GurmukhiDraft {
  const isAppended = value.startsWith(draft.shown) && draft.shown !== '';
  const keys = isAppended ? draft.keys + value.slice(draft.shown.length) : asciiOf(value);
  return { keys, shown: toUnicode(keys) };
}

/** Converts Gurmukhi to legacy keys and keeps ASCII as it is. */
function asciiOf(value: string): string {
  return value.replace(/[^ -~]+/g, toAscii);
}
