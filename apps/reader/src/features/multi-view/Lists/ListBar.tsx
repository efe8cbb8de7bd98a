import { useLingui } from '@lingui/react/macro';
import { FIRST_POTHI } from '@naad/settings-schema';
import { ChevronDownIcon, Menu, type MenuItem, Select } from '@naad/ui-kit';
import type { Lists } from '../useLists.ts';
import styles from './Lists.module.css';

/** What somebody wants to do with the lists. */
export type ListTask = 'new' | 'saveAs' | 'rename' | 'slide' | 'share' | 'file' | 'delete';

export interface ListBarProps {
  lists: Lists;
  isEmpty: boolean;
  onTask: (task: ListTask) => void;
}

/** Which list is open, and what can be done with it. */
export function ListBar({ lists, isEmpty, onTask }: ListBarProps) {
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
