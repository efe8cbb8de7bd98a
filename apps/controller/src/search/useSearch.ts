import type { SearchPage, SourceState } from '@naad/api-client';
import type { SearchType } from '@naad/api-contract';
import type { SourceId } from '@naad/gurbani-corpus';
import { useEffect, useRef, useState } from 'react';
import { type DeskApi, NO_COMPANIONS } from '../desk/openText.ts';

export interface SearchChoice {
  readonly query: string;
  readonly type: SearchType;
  /** Null for all. */
  readonly source: SourceId | null;
  readonly page: number;
}

export type SearchOutcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'searching' }
  | { readonly kind: 'failed'; readonly asked: SearchChoice }
  | { readonly kind: 'found'; readonly asked: SearchChoice; readonly results: SearchPage };

/** A search at a time: what an earlier one finds later is not shown. */
export function useSearch(api: DeskApi): {
  readonly outcome: SearchOutcome;
  readonly search: (choice: SearchChoice) => void;
  readonly clear: () => void;
} {
  const [outcome, setOutcome] = useState<SearchOutcome>({ kind: 'none' });
  const latest = useRef(0);
  const search = (asked: SearchChoice) => {
    const number = ++latest.current;
    const settle = (next: SearchOutcome) => {
      if (number === latest.current) setOutcome(next);
    };
    setOutcome({ kind: 'searching' });
    const request = { ...asked, query: asked.query.trim(), writer: null };
    api.search(request, NO_COMPANIONS).then(
      (results) => {
        settle({ kind: 'found', asked, results });
      },
      () => {
        settle({ kind: 'failed', asked });
      },
    );
  };
  const clear = () => {
    latest.current += 1;
    setOutcome({ kind: 'none' });
  };
  return { outcome, search, clear };
}

/** The works one may search in; until they are known, all of them together. */
export function useSources(api: DeskApi): readonly SourceState[] {
  const [sources, setSources] = useState<readonly SourceState[]>([]);
  useEffect(() => {
    api.getCapabilities().then(
      (capabilities) => {
        setSources(capabilities.sources);
      },
      // Searching everywhere works without.
      () => undefined,
    );
  }, [api]);
  return sources;
}
