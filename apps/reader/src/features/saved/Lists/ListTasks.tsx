import { useLingui } from '@lingui/react/macro';
import {
  FIRST_POTHI,
  formatPothiLink,
  formatSavedFile,
  formatSavedText,
  type MultiViewItem,
  multiViewItem,
  parsePothiFile,
  parseSavedFile,
  POTHI_NAME_LIMIT,
} from '@naad/settings-schema';
import {
  multiViewItemAdded,
  type NotesStore,
  type PothisStore,
  useSettingsDispatch,
} from '@naad/settings-state';
import { useEffect, useRef, useState } from 'react';
import { ChevronDownIcon, Menu, type MenuItem, Select } from '@naad/ui-kit';
import { useNotify } from '../../../shared/notifications/useNotify.ts';
import { useNotifyError } from '../../../shared/notifications/useNotifyError.ts';
import { onFileOpened, takeOpenedFile } from '../../../shared/openedFile.ts';
import { saveTextFile } from '../../../shared/saveTextFile.ts';
import type { Lists } from '../useLists.ts';
import { useImport } from './useImport.ts';
import { ShareList } from './ShareList.tsx';
import { TextForm } from './TextForm.tsx';
import styles from './Lists.module.css';

/** Maximum length of a slide that can be shared. */
const SLIDE_LIMIT = 500;

/** Maximum size of a file to read; all lists and notes of a visitor are smaller. */
const MAX_FILE_BYTES = 10_000_000;

export interface ListTasksProps {
  lists: Lists;
  items: readonly MultiViewItem[];
  pothis: PothisStore;
  notes: NotesStore;
  onGo: (href: string) => void;
}

/** List selection with the forms and dialogs of its tasks. */
export function ListTasks({ lists, items, pothis, notes, onGo }: ListTasksProps) {
  const { t, i18n } = useLingui();
  const dispatch = useSettingsDispatch();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const file = useRef<HTMLInputElement>(null);
  const [task, setTask] = useState<ListTask | null>(null);
  const name = lists.names.find(({ id }) => id === lists.openId)?.name ?? '';
  const end = () => {
    setTask(null);
  };

  const begin = (next: ListTask) => {
    if (next === 'file') file.current?.click();
    else if (next === 'exportFile') {
      saveTextFile('saved.json', formatSavedFile(pothis.get(), notes.get(), new Date()));
    } else if (next === 'exportText') {
      const text = formatSavedText(pothis.get(), notes.get(), {
        origin: window.location.origin,
        firstList: t`Saved`,
        otherNotes: t`Notes on other lines`,
        note: (written) => t`Note of ${i18n.date(written, { dateStyle: 'long' })}:`,
      });
      saveTextFile('saved.txt', text, 'text/plain');
    } else if (next === 'delete') {
      const { restore } = lists.remove();
      notify({
        text: t`Deleted the list ${name}`,
        durationMs: 8000,
        action: { label: t`Undo`, run: restore },
      });
    } else setTask(next);
  };
  const importSaved = useImport({ lists, items, pothis, notes });
  const read = async (chosen: File) => {
    if (chosen.size > MAX_FILE_BYTES) {
      notifyError({ text: t`This file is too large. Nothing was imported.`, durationMs: 8000 });
      return;
    }
    const text = await chosen.text();
    const pothi = parsePothiFile(text);
    if (pothi) onGo(`/pothi#${formatPothiLink(pothi)}`);
    else importSaved(parseSavedFile(text));
  };
  // Without dependencies, since `read` needs the lists of the last render.
  useEffect(() => {
    const importOpened = () => {
      const opened = takeOpenedFile();
      if (opened) void read(opened);
    };
    importOpened();
    return onFileOpened(importOpened);
  });
  const ask = (label: string, initial: string, onSave: (text: string) => void) => (
    <TextForm
      key={task}
      label={label}
      initial={initial}
      maxLength={POTHI_NAME_LIMIT}
      onCancel={end}
      onSave={(text) => {
        onSave(text);
        end();
      }}
    />
  );

  return (
    <>
      <ListBar lists={lists} isEmpty={items.length === 0} onTask={begin} />
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        aria-label={t`File with a list`}
        hidden
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = '';
          if (chosen) void read(chosen);
        }}
      />
      {task === 'new' &&
        ask(t`Name of the new list`, '', (text) => {
          lists.create(text, []);
        })}
      {task === 'saveAs' &&
        ask(t`Name of the new list`, name, (text) => {
          lists.create(text, items);
        })}
      {task === 'rename' && ask(t`Name of this list`, name, lists.rename)}
      {task === 'slide' && (
        <TextForm
          label={t`Slide text`}
          initial=""
          maxLength={SLIDE_LIMIT}
          isLong
          onCancel={end}
          onSave={(words) => {
            dispatch(
              multiViewItemAdded(multiViewItem({ id: `slide:${words}`, shabadId: null, verse: words })),
            );
            end();
          }}
        />
      )}
      <ShareList isOpen={task === 'share'} name={name} items={items} onClose={end} />
    </>
  );
}

/** Something to do with a list. */
type ListTask =
  'new' | 'saveAs' | 'rename' | 'slide' | 'share' | 'file' | 'exportFile' | 'exportText' | 'delete';

interface ListBarProps {
  lists: Lists;
  isEmpty: boolean;
  onTask: (task: ListTask) => void;
}

/** Selects the open list and offers its tasks. */
function ListBar({ lists, isEmpty, onTask }: ListBarProps) {
  const { t } = useLingui();
  const item = (label: string, task: ListTask): MenuItem => ({
    label,
    onSelect: () => {
      onTask(task);
    },
  });
  const isOwn = lists.openId !== FIRST_POTHI;
  return (
    <div className={styles['bar']}>
      <Select
        label={t`List`}
        value={lists.openId}
        className={styles['choice']}
        options={lists.names.map(({ id, name }) => ({ value: id, label: name || t`Saved` }))}
        onChange={(event) => {
          lists.open(event.target.value);
        }}
      />
      <Menu
        label={t`More for this list`}
        icon={
          <>
            {t`More`}
            <ChevronDownIcon />
          </>
        }
        items={[
          item(t`New list…`, 'new'),
          ...(isEmpty ? [] : [item(t`Save as a new list…`, 'saveAs'), item(t`Share…`, 'share')]),
          item(t`Add a slide…`, 'slide'),
          item(t`Open a file…`, 'file'),
          item(t`Export all as a file`, 'exportFile'),
          item(t`Export all as text`, 'exportText'),
          ...(isOwn ? [item(t`Rename…`, 'rename'), item(t`Delete this list`, 'delete')] : []),
        ]}
      />
    </div>
  );
}
