import type { MessageDescriptor } from '@lingui/core';
import { SEARCH_TYPES, type SearchType } from '@naad/api-contract';
import { isAngSourceId, type SourceId } from '@naad/gurbani-corpus';
import { useState } from 'react';
import { editDraft, startDraft } from '../gurmukhiDraft.ts';
import { queryProblem } from '../queryProblem.ts';
import { type SearchChoice, searchHref } from '../searchChoice.ts';
import { searchTypeInfo } from '../searchTypes.ts';

export interface SearchFormState {
  readonly choice: SearchChoice;
  readonly isGurmukhi: boolean;
  readonly problem: MessageDescriptor | null;
  readonly edit: (value: string) => void;
  readonly clear: () => void;
  /** Changes what is searched and, where the query is valid for the new choice, searches (decisions). */
  readonly choose: (change: Partial<Omit<SearchChoice, 'query'>>) => void;
  readonly submit: () => void;
}

/** The draft in the search form: what was typed and chosen, before it is an address. */
export function useSearchForm(initial: SearchChoice, go: (href: string) => void): SearchFormState {
  const [settings, setSettings] = useState({ ...initial, ...settingsFor(initial.type, initial) });
  const [text, setText] = useState(initial.query);
  const [draft, setDraft] = useState(() => startDraft(initial.query));
  const isGurmukhi = searchTypeInfo(settings.type).isGurmukhi;
  const choice: SearchChoice = { ...settings, query: isGurmukhi ? draft.shown : text };
  const problem = queryProblem(choice.query, choice.type);

  function hold(query: string): void {
    setText(query);
    setDraft(startDraft(query));
  }

  return {
    choice,
    isGurmukhi,
    problem,
    edit(value) {
      if (isGurmukhi) setDraft(editDraft(draft, value));
      else setText(value);
    },
    clear() {
      hold('');
    },
    choose(change) {
      const type = change.type ?? settings.type;
      const next = { ...settings, ...change, ...settingsFor(type, { ...settings, ...change }) };
      const info = searchTypeInfo(type);
      const isKept = queryFits(choice.query, type);
      const query = !isKept ? '' : info.isGurmukhi ? startDraft(choice.query).shown : choice.query;
      setSettings(next);
      hold(query);
      if (queryProblem(query, type) === null) go(searchHref({ ...next, query }));
    },
    submit() {
      if (problem === null) go(searchHref(choice));
    },
  };
}

/** A page number is asked of one work that has pages, and of no writer (behaviour 16 and 17). */
function settingsFor(
  type: SearchType,
  { source, writer }: { source: SourceId | null; writer: number | null },
): { source: SourceId | null; writer: number | null } {
  if (type !== SEARCH_TYPES.ang) return { source, writer };
  return { source: source !== null && isAngSourceId(source) ? source : 'G', writer: null };
}

function queryFits(query: string, type: SearchType): boolean {
  return type !== SEARCH_TYPES.ang || /^\d*$/.test(query.trim());
}
