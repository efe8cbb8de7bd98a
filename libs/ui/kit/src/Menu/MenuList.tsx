import type { KeyboardEvent, ReactNode } from 'react';
import styles from './Menu.module.css';

export interface MenuItem {
  readonly label: string;
  /** Where it leads: the item is a link. */
  readonly href?: string;
  /** The link leads out of the app, and so its `rel` says. */
  readonly isExternal?: boolean;
  /** What it does: without `href` the item is a button. */
  readonly onSelect?: () => void;
  readonly icon?: ReactNode;
}

export interface MenuListProps {
  items: readonly MenuItem[];
  popoverId: string;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** The links and buttons of a menu. */
export function MenuList({ items, popoverId, onKeyDown }: MenuListProps) {
  return (
    // Its items are the controls; it only hears the keys that bubble from them.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <ul onKeyDown={onKeyDown}>
      {items.map(({ label, href, isExternal, onSelect, icon }) => (
        <li key={label}>
          {href === undefined ? (
            <button
              type="button"
              popoverTarget={popoverId}
              popoverTargetAction="hide"
              className={styles['item']}
              onClick={onSelect}
            >
              {icon}
              {label}
            </button>
          ) : (
            <a
              href={href}
              rel={isExternal ? 'external' : undefined}
              className={styles['item']}
              onClick={onSelect}
            >
              {icon}
              {label}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
