import { DEFAULT_PREFERENCES, multiViewItem } from '@naad/settings-schema';
import { makeStore, multiViewItemAdded } from '@naad/settings-state';
import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import type { AddToMultiViewProps } from '../AddToMultiView/AddToMultiView.tsx';

export interface WithMultiViewProps {
  lines: readonly AddToMultiViewProps['verse'][];
  children: ReactNode;
}

/** Provides a store whose multi-view list has some lines. */
export function WithMultiView({ lines, children }: WithMultiViewProps) {
  const [store] = useState(() => {
    const made = makeStore({ preferences: DEFAULT_PREFERENCES });
    for (const { id, shabadId, unicode } of lines) {
      made.dispatch(multiViewItemAdded(multiViewItem({ id, shabadId, verse: unicode })));
    }
    return made;
  });
  return <Provider store={store}>{children}</Provider>;
}
