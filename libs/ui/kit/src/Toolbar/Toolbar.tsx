import { type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { classes } from '../classes.ts';
import { listMovement } from '../listMovement.ts';
import styles from './Toolbar.module.css';

export interface ToolbarProps extends Omit<ComponentProps<'div'>, 'role' | 'ref'> {
  /** Its accessible name. */
  label: string;
}

/**
 * Controls in a row with one place in the tab order: arrow keys, Home and End go from one to the next. Its controls are the
 * links and buttons that are its children. Without JavaScript each has its own place.
 */
export function Toolbar({ label, className, onKeyDown, onFocus, ...rest }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (bar.current) keepOneStop(controlsOf(bar.current));
  });

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const controls = controlsOf(event.currentTarget);
    const index = controls.findIndex((control) => control === event.target);
    // What a control has opened has keys of its own.
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
        keepOneStop(controlsOf(event.currentTarget), event.target);
      }}
    />
  );
}

function controlsOf(bar: HTMLElement): HTMLElement[] {
  return [...bar.querySelectorAll<HTMLElement>(':scope > a[href], :scope > button:enabled')];
}

/** Gives the place in the tab order to one of them: the one that is named, else the one that had it, else the first. */
function keepOneStop(controls: readonly HTMLElement[], named?: EventTarget): void {
  const isNamed = controls.some((control) => control === named);
  const had = controls.filter((control) => control.tabIndex === 0);
  const stop = isNamed ? named : had.length === 1 ? had[0] : controls[0];
  if (named && !isNamed) return;
  for (const control of controls) control.tabIndex = control === stop ? 0 : -1;
}
