import { useLingui } from '@lingui/react/macro';
import { BookmarkIcon, IconButton } from '@naad/ui-kit';
import styles from './SaveButton.module.css';
import { type SavedLine, useSave } from './useSave.ts';

export interface SaveButtonProps {
  verse: SavedLine;
}

/** Button beside a line that saves it; pressed if the line is in a list. Hidden without script. */
export function SaveButton({ verse }: SaveButtonProps) {
  const { t } = useLingui();
  const { isSaved, save } = useSave(verse);
  return (
    <IconButton
      data-panels=""
      label={t`Save`}
      aria-pressed={isSaved}
      className={styles['save']}
      onClick={save}
    >
      <BookmarkIcon />
    </IconButton>
  );
}
