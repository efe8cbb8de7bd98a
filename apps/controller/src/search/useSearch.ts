import type { QueryNeed, SearchType, SearchTypeName, SourceId } from '@naad/gurbani-model';
import type { SearchPage } from '@naad/api-client';
import { useRef, useState } from 'react';
import { type DeskApi, NO_INCLUDES } from '../desk/openText.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const TYPE_LABELS: Readonly<Record<SearchTypeName, MessageDescriptor>> = {
  firstLetters: msg`First letters from the start`,
  firstLettersAnywhere: msg`First letters anywhere`,
  romanizedFirstLetters: msg`Romanized first letters`,
  mainLetters: msg`Main letters`,
  gurmukhiWord: msg`Gurmukhi word`,
  englishWord: msg`English word`,
  romanized: msg`Romanized Gurmukhi`,
  ang: msg`Ang`,
  autoDetect: msg`Auto Detect`,
  question: msg`Ask a question`,
};

/** Messages for what a query lacks. */
export const NEED_MESSAGES: Readonly<Record<QueryNeed, MessageDescriptor>> = {
  digits: msg`Enter numbers only.`,
  oneCharacter: msg`Enter 1 character minimum.`,
  twoCharacters: msg`Enter 2 characters minimum.`,
  fourWords: msg`Enter 4 words minimum.`,
};

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
