import type { SearchPage, SourceState } from '@naad/api-client';
import { SEARCH_TYPES, type SearchType } from '@naad/api-contract';
import type { SourceId } from '@naad/gurbani-corpus';
import { useEffect, useRef, useState } from 'react';
import { type DeskApi, NO_INCLUDES } from '../desk/openText.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Search types in display order. */
export const TYPES: readonly { readonly type: SearchType; readonly label: MessageDescriptor }[] = [
  { type: SEARCH_TYPES.firstLetters, label: msg`First letters from the start` },
  { type: SEARCH_TYPES.firstLettersAnywhere, label: msg`First letters anywhere` },
  {
    type: SEARCH_TYPES.romanizedFirstLettersAnywhere,
    label: msg`Romanized first letters`,
  },
  { type: SEARCH_TYPES.mainLetters, label: msg`Main letters` },
  { type: SEARCH_TYPES.gurmukhiWord, label: msg`Gurmukhi word` },
  { type: SEARCH_TYPES.englishWord, label: msg`English word` },
  { type: SEARCH_TYPES.romanized, label: msg`Romanized Gurmukhi` },
  { type: SEARCH_TYPES.ang, label: msg`Ang` },
  { type: SEARCH_TYPES.autoDetect, label: msg`Auto Detect` },
  { type: SEARCH_TYPES.askAQuestion, label: msg`Ask a question` },
];

const IN_GURMUKHI: readonly SearchType[] = [
  SEARCH_TYPES.firstLetters,
  SEARCH_TYPES.firstLettersAnywhere,
  SEARCH_TYPES.mainLetters,
  SEARCH_TYPES.gurmukhiWord,
];

/** True if the query may be typed in the ASCII layout of Gurmukhi. */
export function isGurmukhiType(type: SearchType): boolean {
  return IN_GURMUKHI.includes(type);
}

/** Why the query is invalid, or null. */
export function queryProblem(query: string, type: SearchType): MessageDescriptor | null {
  const text = query.trim();
  switch (type) {
    case SEARCH_TYPES.ang:
      return /^\d+$/.test(text) ? null : msg`Enter numbers only.`;
    case SEARCH_TYPES.romanized:
      return text.split(/\s+/).length >= 4 ? null : msg`Enter 4 words minimum.`;
    case SEARCH_TYPES.autoDetect:
      return text === '' ? msg`Enter 1 character minimum.` : null;
    default:
      return [...text].length >= 2 ? null : msg`Enter 2 characters minimum.`;
  }
}

export interface SearchChoice {
  readonly query: string;
  readonly type: SearchType;
  /** Null for all sources. */
  readonly source: SourceId | null;
  readonly page: number;
}

export type SearchOutcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'searching' }
  | { readonly kind: 'failed'; readonly choice: SearchChoice }
  | { readonly kind: 'found'; readonly choice: SearchChoice; readonly results: SearchPage };

/** Runs one search at a time; late answers of earlier searches are ignored. */
export function useSearch(api: DeskApi): {
  readonly outcome: SearchOutcome;
  readonly search: (choice: SearchChoice) => void;
  readonly clear: () => void;
} {
  const [outcome, setOutcome] = useState<SearchOutcome>({ kind: 'none' });
  const latest = useRef(0);
  const search = (choice: SearchChoice) => {
    const searchId = ++latest.current;
    const settle = (next: SearchOutcome) => {
      if (searchId === latest.current) setOutcome(next);
    };
    setOutcome({ kind: 'searching' });
    const request = { ...choice, query: choice.query.trim(), writer: null };
    api.search(request, NO_INCLUDES).then(
      (results) => {
        settle({ kind: 'found', choice, results });
      },
      () => {
        settle({ kind: 'failed', choice });
      },
    );
  };
  const clear = () => {
    latest.current += 1;
    setOutcome({ kind: 'none' });
  };
  return { outcome, search, clear };
}

/** Sources to search in; empty until the API has listed them. */
export function useSources(api: DeskApi): readonly SourceState[] {
  const [sources, setSources] = useState<readonly SourceState[]>([]);
  useEffect(() => {
    api.getCapabilities().then(
      (capabilities) => {
        setSources(capabilities.sources);
      },
      // Searching all sources works without the list.
      () => undefined,
    );
  }, [api]);
  return sources;
}
