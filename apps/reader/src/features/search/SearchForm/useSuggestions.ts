import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import type { SearchChoice } from '../searchChoice.ts';

/** What draws suggestions is given. */
export interface SuggestionsProps {
  choice: SearchChoice;
  field: RefObject<HTMLInputElement | null>;
  isBelowKeyboard: boolean;
}

/** Brings what draws suggestions, with its texts, when somebody first types. */
export type LoadSuggestions = (i18n: I18n) => Promise<ComponentType<SuggestionsProps>>;

/** What draws suggestions, once something was typed and it is there; null until then. */
export function useSuggestions(
  load: LoadSuggestions | undefined,
  query: string,
): { readonly View: ComponentType<SuggestionsProps> } | null {
  const { i18n } = useLingui();
  const [first] = useState(query);
  // In an object: React would call a bare component to learn the next state.
  const [loaded, setLoaded] = useState<{ View: ComponentType<SuggestionsProps> } | null>(null);
  const isMissing = !loaded && query !== first;
  useEffect(() => {
    if (!isMissing) return;
    load?.(i18n).then(
      (View) => {
        setLoaded({ View });
      },
      // The form works without; the next key tries again.
      () => undefined,
    );
  }, [load, i18n, query, isMissing]);
  return loaded;
}
