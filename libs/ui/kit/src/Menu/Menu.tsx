import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { classes } from '../classes.ts';
import { ChevronDownIcon } from '../Icon/Icons.tsx';
import { listMovement } from '../listMovement.ts';
import { createTypeahead } from './createTypeahead.ts';
import { type MenuItem, MenuList } from './MenuList.tsx';
import styles from './Menu.module.css';

export interface MenuProps extends Omit<ComponentProps<'button'>, 'children' | 'popoverTarget'> {
  label: string;
  /** Drawn instead of the label, which stays the name. */
  icon?: ReactNode;
  items: readonly MenuItem[];
}

/**
 * A button and a list of links and buttons that it opens. The list is a native popover, so it opens without
 * JavaScript, closes on Escape and by a press beside it, and gives the focus back. It is a list and not an ARIA menu:
 * its links stay links, and Tab goes through them as anywhere else. Arrow keys, Home, End and first letters help.
 */
export function Menu({ label, icon, items, className, ...rest }: MenuProps) {
  const id = useId();
  const [findByLetter] = useState(() => createTypeahead(() => performance.now()));

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const elements = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
    const index = elements.findIndex((element) => element === document.activeElement);
    const isLetter = event.key.length === 1 && event.key !== ' ';
    const labels = elements.map((element) => element.textContent);
    const next = isLetter
      ? findByLetter(event.key, labels, index)
      : listMovement(event.key, index, elements.length, { axis: 'block' });
    if (next === null) return;
    event.preventDefault();
    elements[next]?.focus();
  };

  return (
    <>
      <button
        {...rest}
        type="button"
        popoverTarget={id}
        aria-label={icon === undefined ? undefined : label}
        className={classes(styles['button'], className)}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event);
          const list = event.currentTarget.nextElementSibling;
          if (event.key !== 'ArrowDown' || !(list instanceof HTMLElement)) return;
          event.preventDefault();
          if (!list.matches(':popover-open')) event.currentTarget.click();
          list.querySelector<HTMLElement>('a, button')?.focus();
        }}
      >
        {icon ?? (
          <>
            {label}
            <ChevronDownIcon />
          </>
        )}
      </button>
      {/* A link may be followed without a new document, and then nothing else would close the list. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a click of its links, which have keys */}
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className={styles['popover']}
        onClick={({ target, currentTarget }) => {
          if (target instanceof Element && target.closest('a')) currentTarget.hidePopover();
        }}
      >
        <MenuList items={items} onKeyDown={handleKeyDown} popoverId={id} />
      </div>
    </>
  );
}
