import { useLingui } from '@lingui/react/macro';
import {
  type MultiViewItem,
  multiViewItem,
  parsePothiFile,
  formatPothiLink,
  POTHI_NAME_LIMIT,
} from '@naad/settings-schema';
import { multiViewItemAdded, useSettingsDispatch } from '@naad/settings-state';
import { useRef, useState } from 'react';
import { useNotify } from '../../../notifications/useNotify.ts';
import { useNotifyError } from '../../../notifications/useNotifyError.ts';
import type { Lists } from '../useLists.ts';
import { ListBar, type ListTask } from './ListBar.tsx';
import { ShareList } from './ShareList.tsx';
import { TextForm } from './TextForm.tsx';

/** The longest slide that can be passed on. */
const SLIDE_LIMIT = 500;

/** The largest file that is read: a list is far smaller. */
const MAX_FILE_BYTES = 1_000_000;

export interface ListTasksProps {
  lists: Lists;
  items: readonly MultiViewItem[];
  onGo: (href: string) => void;
}

/** Chooses among the lists, and asks for what their tasks need. */
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
    else notifyError({ text: t`This file holds no list.` });
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
          label={t`Words of the slide`}
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
