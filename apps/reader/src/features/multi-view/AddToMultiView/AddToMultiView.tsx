import { useLingui } from '@lingui/react/macro';
import { CheckIcon, IconButton, PlusIcon } from '@naad/ui-kit';
import styles from './AddToMultiView.module.css';
import { type ListedVerse, useAddToMultiView } from './useAddToMultiView.ts';

export interface AddToMultiViewProps {
  verse: ListedVerse;
}

/** The sign beside a line that puts it into the multi-view list; pressed where the list has it. Without script it is not there. */
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
