import { useLingui } from '@lingui/react/macro';
import type { Verse } from '@naad/api-client';
import { multiViewItem } from '@naad/settings-schema';
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
import styles from './AddToMultiView.module.css';

export interface AddToMultiViewProps {
  /** The line that stands for its shabad. */
  verse: Pick<Verse, 'id' | 'shabadId' | 'unicode'>;
  /** The list is to be shown, if it is not. */
  onOpen: () => void;
  /** What became of it, in a sentence. */
  onNotice: (text: string) => void;
}

/** Puts a line into the multi-view list and shows the list; pressed where the list has it. Without script it is not there. */
export function AddToMultiView({ verse, onOpen, onNotice }: AddToMultiViewProps) {
  const { t } = useLingui();
  const dispatch = useSettingsDispatch();
  const isIn = useSettingsSelector((state) => selectIsInMultiView(state, verse.id));
  const isFull = useSettingsSelector(selectIsMultiViewFull);

  // Not before the page has been taken over: the server knows no list.
  useEffect(() => {
    dispatch(multiViewAsked());
  }, [dispatch]);

  return (
    <IconButton
      data-panels=""
      label={t`Add to multi-view`}
      aria-pressed={isIn}
      className={styles['add']}
      onClick={() => {
        if (isIn) onNotice(t`Already in multi-view`);
        else if (isFull) onNotice(t`The multi-view list is full`);
        else {
          const { id, shabadId, unicode } = verse;
          dispatch(multiViewItemAdded(multiViewItem({ id, shabadId, verse: unicode })));
          onNotice(t`Added to multi-view`);
        }
        onOpen();
      }}
    >
      {isIn ? <CheckIcon /> : <PlusIcon />}
    </IconButton>
  );
}
