import { type ComponentProps, type KeyboardEvent, type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import { listMovement } from '../listMovement.ts';
import styles from './Tabs.module.css';

export interface Tab {
  /** Unique within the tabs. */
  readonly id: string;
  /** Text of the tab, and the name of its content. */
  readonly label: string;
  /** Rendered only while the tab is selected. */
  readonly content: ReactNode;
}

export interface TabsProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** Accessible name of the tab list. */
  label: string;
  /** Tabs in order, each with `id`, `label` and `content`. */
  tabs: readonly Tab[];
  /** Id of the selected tab; the parent holds this state. */
  selected: string;
  /** Called with the id of the tab to select. */
  onSelect: (id: string) => void;
}

/** Tabs of which one is shown. Arrow keys, Home and End select; Tab moves to the content. */
export function Tabs({ label, tabs, selected, onSelect, className, ...rest }: TabsProps) {
  const ownId = useId();
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const index = tabs.findIndex(({ id }) => id === selected);
    const next = listMovement(event.key, index, tabs.length, { axis: 'inline', isRightToLeft });
    const tab = next === null ? undefined : tabs[next];
    if (next === null || !tab) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
    onSelect(tab.id);
  };
  const shown = tabs.find(({ id }) => id === selected);
  return (
    <div {...rest} className={classes(styles['tabs'], className)}>
      <div
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        className={styles['list']}
        onKeyDown={handleKeyDown}
      >
        {tabs.map(({ id, label: name }) => (
          <button
            key={id}
            id={`${ownId}${id}`}
            type="button"
            role="tab"
            aria-selected={id === selected}
            aria-controls={id === selected ? `${ownId}panel` : undefined}
            tabIndex={id === selected ? 0 : -1}
            className={styles['tab']}
            onClick={() => {
              onSelect(id);
            }}
          >
            {name}
          </button>
        ))}
      </div>
      {shown && (
        // Content without controls couldn't be scrolled by keyboard otherwise.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as the ARIA practices say of tab panels
        <div id={`${ownId}panel`} role="tabpanel" tabIndex={0} aria-labelledby={`${ownId}${shown.id}`}>
          {shown.content}
        </div>
      )}
    </div>
  );
}
