import { useLingui } from '@lingui/react/macro';
import { type MultiViewItem, multiViewItem } from '@naad/settings-schema';
import {
  multiViewItemAdded,
  multiViewRequested,
  selectIsInMultiView,
  type SettingsRootState,
  useSettingsDispatch,
  useSettingsSelector,
} from '@naad/settings-state';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { loadWithMessages } from '../../../shared/language/loadWithMessages.ts';
import { useNotificationList } from '../../../shared/notifications/NotificationsContext.tsx';
import { usePanelsDispatch } from '../../../shared/panels/PanelsContext.tsx';
import { useIsSavedElsewhere } from './savedElsewhere.ts';

/** A line that stands for its shabad, or a bani by its name. */
export type SavedLine = Pick<MultiViewItem, 'id' | 'shabadId'> & { readonly unicode: string };

/** Tells if a line is saved in any list. `save` saves it in the list chosen last, and offers to undo that or choose another. */
export function useSave(line: SavedLine): { readonly isSaved: boolean; readonly save: () => void } {
  const { i18n } = useLingui();
  const dispatch = useSettingsDispatch();
  const store = useStore<SettingsRootState>();
  const isInOpenList = useSettingsSelector((state) => selectIsInMultiView(state, line.id));
  const isElsewhere = useIsSavedElsewhere(line.id);
  const notifications = useNotificationList();
  const dispatchPanels = usePanelsDispatch();
  const isSaved = isInOpenList || isElsewhere;

  // After hydration: the server has no list.
  useEffect(() => {
    dispatch(multiViewRequested());
  }, [dispatch]);

  const save = () => {
    const { id, shabadId, unicode } = line;
    const opener = document.activeElement;
    // Saved at once, so that it works even if the notice can't be loaded.
    if (!isSaved) dispatch(multiViewItemAdded(multiViewItem({ id, shabadId, verse: unicode })));
    loadWithMessages(() => import('./noticeSaved.ts'), i18n).then(
      ({ noticeSaved }) => {
        noticeSaved({ i18n, line, isNew: !isSaved, store, notifications, dispatchPanels, opener });
      },
      () => undefined,
    );
  };
  return { isSaved, save };
}
