import { type ComponentProps, type ReactNode, useEffect, useId, useState } from 'react';
import { classes } from '../classes.ts';
import styles from './Tooltip.module.css';

/** What it listens to itself; the control inside has its own handlers. */
type OwnHandlers = 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur';

export interface TooltipProps extends Omit<ComponentProps<'span'>, 'children' | OwnHandlers> {
  /** What it adds to the name of the control; it is never the name itself. */
  text: string;
  /** Draws the control; `describedBy` is its `aria-describedby`. */
  children: (describedBy: string) => ReactNode;
  /** How long one stays on the control before it is shown, in milliseconds. */
  delayMs?: number;
}

/**
 * A few words about a control, shown when the pointer or the focus has stayed on it a while. Escape hides them;
 * they stay while the pointer is on them.
 */
export function Tooltip({ text, children, delayMs = 1000, className, ...rest }: TooltipProps) {
  const id = useId();
  const [isWanted, setIsWanted] = useState(false);
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    if (!isWanted) return undefined;
    const timeout = setTimeout(() => {
      setIsShown(true);
    }, delayMs);
    // The pointer may rest on a control while the focus is elsewhere: Escape counts wherever it is pressed.
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') handleChange(false);
    };
    document.addEventListener('keydown', handleKey);
    return () => {
      clearTimeout(timeout);
      document.removeEventListener('keydown', handleKey);
    };
  }, [isWanted, delayMs]);

  function handleChange(isAsked: boolean) {
    setIsWanted(isAsked);
    if (!isAsked) setIsShown(false);
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the control is inside: this only notices the pointer and the focus on it
    <span
      {...rest}
      className={classes(styles['anchor'], className)}
      onPointerEnter={() => {
        handleChange(true);
      }}
      onPointerLeave={() => {
        handleChange(false);
      }}
      onFocus={() => {
        handleChange(true);
      }}
      onBlur={() => {
        handleChange(false);
      }}
    >
      {children(id)}
      <span id={id} role="tooltip" hidden={!isShown} className={styles['tip']}>
        {text}
      </span>
    </span>
  );
}
