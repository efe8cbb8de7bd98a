import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  FIRST_POTHI,
  itemsOf,
  type MultiViewItem,
  presentPothis,
  type SavedFile,
  type SavedFileFault,
  type SavedList,
} from '@naad/settings-schema';
import type { NotesStore, PothisStore } from '@naad/settings-state';
import { useNotify } from '../../../shared/notifications/useNotify.ts';
import { useNotifyError } from '../../../shared/notifications/useNotifyError.ts';
import type { Lists } from '../useLists.ts';

export interface ImportTarget {
  readonly lists: Pick<Lists, 'openId' | 'open'>;
  /** The items of the open list. */
  readonly items: readonly MultiViewItem[];
  readonly pothis: PothisStore;
  readonly notes: NotesStore;
}

/** Milliseconds of a message about an import, long enough to read. */
const MESSAGE_MS = 8000;

/** Adds the lists and notes of a file to those that are here, and says so; an invalid file changes nothing. */
export function useImport({ lists, items, pothis, notes }: ImportTarget) {
  const { t } = useLingui();
  const notify = useNotify();
  const notifyError = useNotifyError();

  const faultText = (fault: SavedFileFault) => {
    switch (fault.kind) {
      case 'otherFormat':
        return t`This file has no lists or notes of this site. Nothing was imported.`;
      case 'newerVersion':
        return t`This file is from a newer version of this site. Reload the page and try again. Nothing was imported.`;
      case 'invalid':
        return t`This part of the file is not valid: ${fault.path}. Nothing was imported.`;
    }
  };
  return (file: SavedFile | SavedFileFault) => {
    if ('kind' in file) {
      notifyError({ text: faultText(file), durationMs: MESSAGE_MS });
      return;
    }
    pothis.setItems(lists.openId, items);
    const lineCount = file.lists.reduce((count, list) => count + addList(pothis, list), 0);
    const noteCount = notes.add(file.notes);
    lists.open(lists.openId);
    notify({
      text: t`Imported: ${plural(lineCount, { one: '# line', other: '# lines' })}, ${plural(noteCount, { one: '# note', other: '# notes' })}.`,
      durationMs: MESSAGE_MS,
    });
  };
}

/** Adds the missing items of a list to the list with its id, and that list if it is missing; returns how many items. */
function addList(pothis: PothisStore, { id, name, items }: SavedList): number {
  const isPresent = presentPothis(pothis.get()).some((pothi) => pothi.id === id);
  const present = isPresent ? itemsOf(pothis.get().find((pothi) => pothi.id === id)) : [];
  const missing = items.filter((item) => !present.some((each) => each.id === item.id));
  pothis.setItems(id, [...present, ...missing]);
  if (!isPresent && id !== FIRST_POTHI) pothis.rename(id, name);
  return missing.length;
}
