import { type ComponentProps, type ReactNode, useEffect, useId, useState } from 'react';
import { classes } from '../classes.ts';
import styles from './Tooltip.module.css';

/** Handlers of the tooltip; the control inside has its own. */
type OwnHandlers = 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur';

export interface TooltipProps extends Omit<ComponentProps<'span'>, 'children' | OwnHandlers> {
  /** Addition to the control's name, one short sentence without controls. */
  text: string;
  /** Renders the control; `describedBy` is its `aria-describedby`. */
  children: (describedBy: string) => ReactNode;
  /** Milliseconds of hover or focus before it appears. */
  delayMs?: number;
}

/**
 * A short text about a control, shown after the pointer or focus rests on it. It stays while the pointer is on it, and
 * Escape hides it.
 */
export function Tooltip({ text, children, delayMs = 1000, className, ...rest }: TooltipProps) {
  const id = useId();
  const [isRequested, setIsRequested] = useState(false);
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    if (!isRequested) return undefined;
    const timeout = setTimeout(() => {
      setIsShown(true);
    }, delayMs);
    // Listen on the document, because the focus may be elsewhere while the pointer hovers.
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') handleChange(false);
    };
    document.addEventListener('keydown', handleKey);
    return () => {
      clearTimeout(timeout);
      document.removeEventListener('keydown', handleKey);
    };
  }, [isRequested, delayMs]);

  function handleChange(isOver: boolean) {
    setIsRequested(isOver);
    if (!isOver) setIsShown(false);
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- not a control: it only detects hover and focus of the control inside
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
