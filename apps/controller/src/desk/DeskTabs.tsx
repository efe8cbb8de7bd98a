import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { BookIcon, GutkaIcon, ListIcon, SearchIcon, SettingsIcon } from '@naad/ui-kit';
import type { ComponentType } from 'react';
import styles from './DeskTabs.module.css';

/** Views of the desk, in tab order. */
export const DESK_VIEWS = ['lines', 'search', 'banis', 'slides', 'settings'] as const;
export type DeskView = (typeof DESK_VIEWS)[number];

const TABS: Readonly<Record<DeskView, { label: MessageDescriptor; Icon: ComponentType }>> = {
  lines: { label: msg`Lines`, Icon: ListIcon },
  search: { label: msg`Search`, Icon: SearchIcon },
  banis: { label: msg`All Banis`, Icon: GutkaIcon },
  slides: { label: msg`Shortcuts`, Icon: BookIcon },
  settings: { label: msg`Settings`, Icon: SettingsIcon },
};

export interface DeskTabsProps {
  view: DeskView;
  onView: (view: DeskView) => void;
}

/** Buttons for the views of the desk. Pressing the open view's button returns to the lines. */
export function DeskTabs({ view, onView }: DeskTabsProps) {
  const { t, i18n } = useLingui();
  return (
    <nav aria-label={t`Menu`} className={styles['tabs']}>
      {DESK_VIEWS.map((each) => {
        const { label, Icon } = TABS[each];
        return (
          <button
            key={each}
            type="button"
            aria-pressed={each === view}
            data-view={each}
            className={styles['tab']}
            onClick={() => {
              onView(each === view ? 'lines' : each);
            }}
          >
            <Icon />
            {i18n._(label)}
          </button>
        );
      })}
    </nav>
  );
}
