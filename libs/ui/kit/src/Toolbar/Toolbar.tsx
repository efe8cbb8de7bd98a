import { type ComponentProps, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { classes } from '../classes.ts';
import { listMovement } from '../listMovement.ts';
import styles from './Toolbar.module.css';

export interface ToolbarProps extends Omit<ComponentProps<'div'>, 'role' | 'ref'> {
  /** Accessible name. */
  label: string;
  /** Links and buttons; only direct children are part of the arrow keys' row. */
  children?: ReactNode;
}

/**
 * A row of controls with one tab stop, moved by arrow keys, Home and End. Its controls are the links and buttons among
 * its direct children. Without JavaScript every control is a tab stop.
 */
export function Toolbar({ label, className, onKeyDown, onFocus, ...rest }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (bar.current) updateTabStop(controlsOf(bar.current));
  });

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const controls = controlsOf(event.currentTarget);
    const index = controls.findIndex((control) => control === event.target);
    // Popups of a control handle their own keys.
    if (index < 0) return;
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = listMovement(event.key, index, controls.length, { axis: 'inline', isRightToLeft });
    if (next === null) return;
    event.preventDefault();
    controls[next]?.focus();
  };

  return (
    <div
      {...rest}
      ref={bar}
      role="toolbar"
      aria-label={label}
      className={classes(styles['toolbar'], className)}
      onKeyDown={handleKeyDown}
      onFocus={(event) => {
        onFocus?.(event);
        updateTabStop(controlsOf(event.currentTarget), event.target);
      }}
    />
  );
}

function controlsOf(bar: HTMLElement): HTMLElement[] {
  return [...bar.querySelectorAll<HTMLElement>(':scope > a[href], :scope > button:enabled')];
}

/** Makes one control the tab stop: the named one, else the previous one, else the first. */
function updateTabStop(controls: readonly HTMLElement[], named?: EventTarget): void {
  const isNamed = controls.some((control) => control === named);
  const had = controls.filter((control) => control.tabIndex === 0);
  const stop = isNamed ? named : had.length === 1 ? had[0] : controls[0];
  if (named && !isNamed) return;
  for (const control of controls) control.tabIndex = control === stop ? 0 : -1;
}
