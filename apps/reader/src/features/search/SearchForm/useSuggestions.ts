import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import type { SearchChoice } from '../searchChoice.ts';

/** Props of the suggestion list. */
export interface SuggestionsProps {
  choice: SearchChoice;
  field: RefObject<HTMLInputElement | null>;
  isBelowKeyboard: boolean;
}

/** Loads the suggestion list with its messages when the visitor first types. */
export type LoadSuggestions = (i18n: I18n) => Promise<ComponentType<SuggestionsProps>>;

/** The suggestion list, once the visitor has typed and it has loaded; null until then. */
export function useSuggestions(
  load: LoadSuggestions | undefined,
  query: string,
): { readonly View: ComponentType<SuggestionsProps> } | null {
  const { i18n } = useLingui();
  const [first] = useState(query);
  // In an object, since React would call a bare component as a state updater.
  const [loaded, setLoaded] = useState<{ View: ComponentType<SuggestionsProps> } | null>(null);
  const isMissing = !loaded && query !== first;
  useEffect(() => {
    if (!isMissing) return;
    load?.(i18n).then(
      (View) => {
        setLoaded({ View });
      },
      // The form works without it; the next keypress retries.
      () => undefined,
    );
  }, [load, i18n, query, isMissing]);
  return loaded;
}
