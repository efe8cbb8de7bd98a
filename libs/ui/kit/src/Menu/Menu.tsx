import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { classes } from '../classes.ts';
import { ChevronDownIcon } from '../Icon/Icons.tsx';
import { listMovement } from '../listMovement.ts';
import styles from './Menu.module.css';

export interface MenuProps extends Omit<ComponentProps<'button'>, 'children' | 'popoverTarget'> {
  /** Text of the button, and the name of the list. */
  label: string;
  /** Shown instead of the label, which stays the accessible name. */
  icon?: ReactNode;
  /** Links (`href`) and actions (`onSelect`) in order, each with a unique `label`. */
  items: readonly MenuItem[];
}

/**
 * A button that opens a list of links and buttons. The list is a native popover: it opens without JavaScript, closes
 * on Escape or a press outside, and restores the focus. It isn't an ARIA menu, so links stay links and Tab works as
 * usual; arrow keys, Home, End and first letters work too.
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
      {/* Client-side navigation doesn't close the popover. */}
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

export interface MenuItem {
  /** Text, unique within the menu. */
  readonly label: string;
  /** Link target; makes the item a link. */
  readonly href?: string;
  /** Adds `rel="external"` to a link out of the app. */
  readonly isExternal?: boolean;
  /** Action; without `href` the item is a button. */
  readonly onSelect?: () => void;
  /** One icon before the text; decorative. */
  readonly icon?: ReactNode;
}

interface MenuListProps {
  items: readonly MenuItem[];
  popoverId: string;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** The links and buttons of a menu. */
function MenuList({ items, popoverId, onKeyDown }: MenuListProps) {
  return (
    // The items are the controls; the list only receives keys that bubble.
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

/** Maximum pause between letters of one word, in milliseconds. */
const PAUSE_MS = 500;

/**
 * Finds an item by its typed initial letters. Repeating a letter moves to the next item that starts with it.
 *
 * @param now a clock in milliseconds
 */
export function createTypeahead(now: () => number) {
  let typed = '';
  let lastTime = Number.NEGATIVE_INFINITY;
  /** @returns the index of the matching item, or null. */
  return (key: string, labels: readonly string[], index: number): number | null => {
    const letter = key.toLocaleLowerCase();
    const time = now();
    typed = (time - lastTime > PAUSE_MS ? '' : typed) + letter;
    lastTime = time;
    const isRepeated = [...typed].every((each) => each === letter);
    const prefix = isRepeated ? letter : typed;
    const start = isRepeated ? index + 1 : Math.max(index, 0);
    for (let step = 0; step < labels.length; step++) {
      const at = (start + step) % labels.length;
      if (labels[at]?.trim().toLocaleLowerCase().startsWith(prefix) === true) return at;
    }
    return null;
  };
}
