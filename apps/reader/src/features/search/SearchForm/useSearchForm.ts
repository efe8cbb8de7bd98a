import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { SEARCH_TYPES, type SearchType } from '@naad/api-contract';
import { isAngSourceId, type SourceId } from '@naad/gurbani-corpus';
import { useState } from 'react';
import { editDraft, startDraft } from '../gurmukhiDraft.ts';
import { refusedLetters } from '../refusedLetters.ts';
import { queryProblem } from '../queryProblem.ts';
import { type SearchChoice, searchHref } from '../searchChoice.ts';
import { searchTypeInfo } from '../searchTypes.ts';

export interface SearchFormState {
  readonly choice: SearchChoice;
  /** What is typed in legacy ASCII is shown as Gurmukhi. */
  readonly isGurmukhi: boolean;
  /** Pages of the chosen work; null where that is not known. */
  readonly lastAng: number | null;
  /** What keeps the query from being sent. */
  readonly problem: MessageDescriptor | null;
  /** What is to be said of the text in the field; null where there is nothing. */
  readonly hint: MessageDescriptor | null;
  readonly edit: (value: string) => void;
  readonly clear: () => void;
  /** Whether a text may not be put into the field; it is said why. */
  readonly refuses: (text: string) => boolean;
  /** Changes what is searched and, where the query is valid for the new choice, searches (decisions). */
  readonly choose: (change: ChoiceChange) => void;
  /** In auto-detect: whether the keys are Gurmukhi. */
  readonly chooseScript: (isGurmukhi: boolean) => void;
  /** All sources and all writers (specification, section 4). */
  readonly reset: () => void;
  readonly submit: () => void;
  /** Searches for what was said by its first letters, anywhere in a line, once it was seen (behaviour 110). */
  readonly hear: (letters: string) => void;
}

export interface ChoiceChange {
  readonly type?: SearchType;
  readonly source?: SourceId | null;
  readonly writer?: number | null;
}

export interface SearchFormRules {
  readonly go: (href: string) => void;
  /** Takes what was chosen, to be kept. */
  readonly onChoose: (choice: SearchChoice) => void;
  readonly lastAngOf: (source: SourceId | null) => number | null;
}

const REFUSAL = msg`Main letters only: vowel signs are left out.`;

/** Between what was heard and its search (specification, section 9). */
const HEARD_MS = 100;

/** The draft in the search form: what was typed and chosen, before it is an address. */
export function useSearchForm(initial: SearchChoice, rules: SearchFormRules): SearchFormState {
  const [settings, setSettings] = useState(() => settingsFor(initial));
  const [text, setText] = useState(initial.query);
  const [draft, setDraft] = useState(() => startDraft(initial.query));
  const [hasRefused, setHasRefused] = useState(false);
  const isGurmukhi = isTypedInGurmukhi(settings);
  const choice: SearchChoice = { ...settings, query: isGurmukhi ? draft.shown : text };
  const lastAng = rules.lastAngOf(settings.source);
  const problem = queryProblem(choice.query, choice.type, lastAng);

  function hold(query: string): void {
    setText(query);
    setDraft(startDraft(query));
    setHasRefused(false);
  }

  /** The new choice with what of the query fits it, which it returns. */
  function settle(change: Partial<SearchChoice>): SearchChoice {
    const next = settingsFor({ ...settings, ...change });
    const kept = queryFits(choice.query, next.type) ? choice.query : '';
    const query = isTypedInGurmukhi(next) ? startDraft(kept).shown : kept;
    setSettings(next);
    hold(query);
    rules.onChoose({ ...next, query });
    return { ...next, query };
  }

  function choose(change: ChoiceChange): void {
    const next = settle(change);
    const isValid = queryProblem(next.query, next.type, rules.lastAngOf(next.source)) === null;
    if (isValid) rules.go(searchHref(next));
  }

  return {
    choice,
    isGurmukhi,
    lastAng,
    problem,
    hint: hasRefused ? REFUSAL : choice.query === '' ? null : problem,
    choose,
    edit(value) {
      // What an address brought along may be taken back.
      const isWorse = refusedLetters(value) > refusedLetters(choice.query);
      const isRefused = choice.type === SEARCH_TYPES.mainLetters && isWorse;
      setHasRefused(isRefused);
      if (isRefused) return;
      if (isGurmukhi) setDraft(editDraft(draft, value));
      else setText(value);
    },
    clear() {
      hold('');
    },
    refuses(added) {
      const isRefused = choice.type === SEARCH_TYPES.mainLetters && refusedLetters(added) > 0;
      if (isRefused) setHasRefused(true);
      return isRefused;
    },
    chooseScript(isChosen) {
      const { isGurmukhi: _before, ...others } = settings;
      setSettings(isChosen ? { ...others, isGurmukhi: true } : others);
      hold(isChosen ? startDraft(choice.query).shown : choice.query);
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
      hold(query);
      rules.onChoose({ ...next, query });
      if (queryProblem(query, next.type, null) !== null) return;
      setTimeout(() => {
        rules.go(searchHref({ ...next, query }));
      }, HEARD_MS);
    },
  };
}

type Settings = Omit<SearchChoice, 'query'>;

function isTypedInGurmukhi({ type, isGurmukhi }: Settings): boolean {
  return type === SEARCH_TYPES.autoDetect ? isGurmukhi === true : searchTypeInfo(type).isGurmukhi;
}

/**
 * A page number is asked of one work that has pages, and of no writer (behaviour 16 and 17); nor is a question (24). The
 * script is kept for the next auto-detect.
 */
function settingsFor({ type, source, writer, isGurmukhi }: Settings): Settings {
  const script = isGurmukhi && { isGurmukhi };
  if (type === SEARCH_TYPES.ang) {
    return { type, source: source !== null && isAngSourceId(source) ? source : 'G', writer: null, ...script };
  }
  return { type, source, writer: type === SEARCH_TYPES.askAQuestion ? null : writer, ...script };
}

function queryFits(query: string, type: SearchType): boolean {
  if (type === SEARCH_TYPES.mainLetters) return refusedLetters(query) === 0;
  return type !== SEARCH_TYPES.ang || /^\d*$/.test(query.trim());
}
