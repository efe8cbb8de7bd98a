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
import { CheckIcon, IconButton, PlusIcon } from '@naad/ui-kit';
import { useEffect } from 'react';
import { useNotify } from '../../../notifications/useNotify.ts';
import { usePanels, usePanelsDispatch } from '../../../panels/PanelsContext.tsx';
import styles from './AddToMultiView.module.css';

export interface AddToMultiViewProps {
  /** The line that stands for its shabad, or a bani by its name. */
  verse: Pick<MultiViewItem, 'id' | 'shabadId'> & { readonly unicode: string };
  /** What it is called; “Add to multi-view” unless told. */
  label?: string;
}

/**
 * Puts a line into the multi-view list, says so and opens the list; pressed where the list has it. Without script it is
 * not there.
 */
export function AddToMultiView({ verse, label }: AddToMultiViewProps) {
  const { t } = useLingui();
  const dispatch = useSettingsDispatch();
  const isIn = useSettingsSelector((state) => selectIsInMultiView(state, verse.id));
  const isFull = useSettingsSelector(selectIsMultiViewFull);
  const notify = useNotify();
  const { open } = usePanels();
  const dispatchPanels = usePanelsDispatch();

  // Not before the page has been taken over: the server knows no list.
  useEffect(() => {
    dispatch(multiViewAsked());
  }, [dispatch]);

  return (
    <IconButton
      data-panels=""
      label={label ?? t`Add to multi-view`}
      aria-pressed={isIn}
      className={styles['add']}
      onClick={() => {
        if (isIn) notify({ text: t`Already in multi-view` });
        else if (isFull) notify({ text: t`The multi-view list is full` });
        else {
          const { id, shabadId, unicode } = verse;
          dispatch(multiViewItemAdded(multiViewItem({ id, shabadId, verse: unicode })));
          notify({ text: t`Added to multi-view` });
        }
        if (open !== 'multiView') dispatchPanels({ type: 'toggled', panel: 'multiView' });
      }}
    >
      {isIn ? <CheckIcon /> : <PlusIcon />}
    </IconButton>
  );
}
