import { useLingui } from '@lingui/react/macro';
import { type MultiViewItem, multiViewItem } from '@naad/settings-schema';
import {
  multiViewRequested,
  multiViewItemAdded,
  selectIsInMultiView,
  selectIsMultiViewFull,
  useSettingsDispatch,
  useSettingsSelector,
} from '@naad/settings-state';
import { useEffect } from 'react';
import { useNotify } from '../../../shared/notifications/useNotify.ts';
import { usePanels, usePanelsDispatch } from '../../../shared/panels/PanelsContext.tsx';

/** A line that stands for its shabad, or a bani by its name. */
export type ListedVerse = Pick<MultiViewItem, 'id' | 'shabadId'> & { readonly unicode: string };

/** Tells if a line is in the multi-view list. `add` adds it, notifies the visitor and opens the list. */
export function useAddToMultiView({ id, shabadId, unicode }: ListedVerse) {
  const { t } = useLingui();
  const dispatch = useSettingsDispatch();
  const isIn = useSettingsSelector((state) => selectIsInMultiView(state, id));
  const isFull = useSettingsSelector(selectIsMultiViewFull);
  const notify = useNotify();
  const { open } = usePanels();
  const dispatchPanels = usePanelsDispatch();

  // After hydration: the server has no list.
  useEffect(() => {
    dispatch(multiViewRequested());
  }, [dispatch]);

  const add = () => {
    if (isIn) notify({ text: t`Already in multi-view` });
    else if (isFull) notify({ text: t`The multi-view list is full` });
    else {
      dispatch(multiViewItemAdded(multiViewItem({ id, shabadId, verse: unicode })));
      notify({ text: t`Added to multi-view` });
    }
    if (open !== 'multiView') dispatchPanels({ type: 'toggled', panel: 'multiView' });
  };
  return { isIn, add };
}
