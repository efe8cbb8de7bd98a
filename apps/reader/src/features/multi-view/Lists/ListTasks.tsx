import { useLingui } from '@lingui/react/macro';
import {
  FIRST_POTHI,
  formatPothiLink,
  type MultiViewItem,
  multiViewItem,
  parsePothiFile,
  POTHI_NAME_LIMIT,
} from '@naad/settings-schema';
import { multiViewItemAdded, useSettingsDispatch } from '@naad/settings-state';
import { useRef, useState } from 'react';
import { ChevronDownIcon, Menu, type MenuItem, Select } from '@naad/ui-kit';
import { useNotify } from '../../../shared/notifications/useNotify.ts';
import { useNotifyError } from '../../../shared/notifications/useNotifyError.ts';
import type { Lists } from '../useLists.ts';
import { ShareList } from './ShareList.tsx';
import { TextForm } from './TextForm.tsx';
import styles from './Lists.module.css';

/** Maximum length of a slide that can be shared. */
const SLIDE_LIMIT = 500;

/** Maximum size of a file to read; a list is far smaller. */
const MAX_FILE_BYTES = 1_000_000;

export interface ListTasksProps {
  lists: Lists;
  items: readonly MultiViewItem[];
  onGo: (href: string) => void;
}

/** List selection with the forms and dialogs of its tasks. */
export function ListTasks({ lists, items, onGo }: ListTasksProps) {
  const { t } = useLingui();
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
    else if (next === 'delete') {
      const { restore } = lists.remove();
      notify({
        text: t`Deleted the list ${name}`,
        durationMs: 8000,
        action: { label: t`Undo`, run: restore },
      });
    } else setTask(next);
  };
  const read = async (chosen: File) => {
    const pothi = chosen.size > MAX_FILE_BYTES ? null : parsePothiFile(await chosen.text());
    if (pothi) onGo(`/pothi#${formatPothiLink(pothi)}`);
    else notifyError({ text: t`This file has no list in it.` });
  };
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
type ListTask = 'new' | 'saveAs' | 'rename' | 'slide' | 'share' | 'file' | 'delete';

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
        options={lists.names.map(({ id, name }) => ({ value: id, label: name || t`Multi-view` }))}
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
          ...(isOwn ? [item(t`Rename…`, 'rename'), item(t`Delete this list`, 'delete')] : []),
        ]}
      />
    </div>
  );
}
