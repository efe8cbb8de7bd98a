import { useLingui } from '@lingui/react/macro';
import { CheckIcon, IconButton, PlusIcon } from '@naad/ui-kit';
import styles from './AddToMultiView.module.css';
import { type ListedVerse, useAddToMultiView } from './useAddToMultiView.ts';

export interface AddToMultiViewProps {
  verse: ListedVerse;
}

/** Button beside a line that adds it to the multi-view list; pressed if the line is in it. Hidden without script. */
export function AddToMultiView({ verse }: AddToMultiViewProps) {
  const { t } = useLingui();
  const { isIn, add } = useAddToMultiView(verse);
  return (
    <IconButton
      data-panels=""
      label={t`Add to multi-view`}
      aria-pressed={isIn}
      className={styles['add']}
      onClick={add}
    >
      {isIn ? <CheckIcon /> : <PlusIcon />}
    </IconButton>
  );
}
