import { DEFAULT_PREFERENCES, multiViewItem } from '@naad/settings-schema';
import { makeStore, multiViewItemAdded } from '@naad/settings-state';
import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import type { SavedLine } from '../SaveButton/useSave.ts';

export interface WithSavedProps {
  lines: readonly SavedLine[];
  children: ReactNode;
}

/** Provides a store whose multi-view list has some lines. */
export function WithSaved({ lines, children }: WithSavedProps) {
  const [store] = useState(() => {
    const made = makeStore({ preferences: DEFAULT_PREFERENCES });
    for (const { id, shabadId, unicode } of lines) {
      made.dispatch(multiViewItemAdded(multiViewItem({ id, shabadId, verse: unicode })));
    }
    return made;
  });
  return <Provider store={store}>{children}</Provider>;
}
