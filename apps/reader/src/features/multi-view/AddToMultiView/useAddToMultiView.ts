import { useLingui } from '@lingui/react/macro';
import { type MultiViewItem, multiViewItem } from '@naad/settings-schema';
import {
  multiViewAsked,
  multiViewItemAdded,
  selectIsInMultiView,
  selectIsMultiViewFull,
  useSettingsDispatch,
  useSettingsSelector,
} from '@naad/settings-state';
import { useEffect } from 'react';
import { useNotify } from '../../../notifications/useNotify.ts';
import { usePanels, usePanelsDispatch } from '../../../panels/PanelsContext.tsx';

/** The line that stands for its shabad, or a bani by its name. */
export type ListedVerse = Pick<MultiViewItem, 'id' | 'shabadId'> & { readonly unicode: string };

/** Whether the multi-view list has a line, and how it gets there: `add` says what became of it, and opens the list. */
export function useAddToMultiView({ id, shabadId, unicode }: ListedVerse) {
  const { t } = useLingui();
  const dispatch = useSettingsDispatch();
  const isIn = useSettingsSelector((state) => selectIsInMultiView(state, id));
  const isFull = useSettingsSelector(selectIsMultiViewFull);
  const notify = useNotify();
  const { open } = usePanels();
  const dispatchPanels = usePanelsDispatch();

  // Not before the page has been taken over: the server knows no list.
  useEffect(() => {
    dispatch(multiViewAsked());
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
