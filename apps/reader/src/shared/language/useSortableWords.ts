import { useLingui } from '@lingui/react/macro';
import type { SortableListWords } from '@naad/ui-kit';

/** Texts of a sortable list in the interface's language. */
export function useSortableWords(): SortableListWords {
  const { t } = useLingui();
  return {
    instructions: t`Press Space to lift, the arrow keys to move, Space to drop, Escape to cancel.`,
    handle: (label) => t`Reorder: ${label}`,
    moveUp: (label) => t`Move up: ${label}`,
    moveDown: (label) => t`Move down: ${label}`,
    remove: (label) => t`Remove: ${label}`,
    lifted: (label, position, count) => t`Lifted ${label}, ${position} of ${count}.`,
    moved: (label, position, count) => t`${label} is now ${position} of ${count}.`,
    dropped: (label, position, count) => t`Dropped ${label}, ${position} of ${count}.`,
    cancelled: (label, position, count) => t`${label} stays ${position} of ${count}.`,
    removed: (label) => t`Removed ${label}.`,
  };
}
