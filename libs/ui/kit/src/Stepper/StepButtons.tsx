import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import { MinusIcon, PlusIcon } from '../Icon/Icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './StepButtons.module.css';

export interface StepButtonsProps extends Omit<ComponentProps<'div'>, 'role'> {
  /** Visible label, and the name of the group. */
  label: string;
  /** Accessible name of the minus button. */
  decreaseLabel: string;
  /** Accessible name of the plus button. */
  increaseLabel: string;
  /** Minus button shown and announced as disabled. */
  isAtLeast: boolean;
  /** Plus button shown and announced as disabled. */
  isAtMost: boolean;
  /** Called with 1 for up and -1 for down, even at an end. */
  onStep: (direction: 1 | -1) => void;
  /** The value, between the buttons. */
  children?: ReactNode;
}

/** Minus and plus buttons with the value between them. */
export function StepButtons({
  label,
  decreaseLabel,
  increaseLabel,
  isAtLeast,
  isAtMost,
  onStep,
  children,
  className,
  ...rest
}: StepButtonsProps) {
  const id = useId();
  // Buttons stay focusable at the ends, so that keyboard users keep their place.
  return (
    <div {...rest} role="group" aria-labelledby={id} className={classes(styles['field'], className)}>
      <span id={id}>{label}</span>
      <span className={styles['controls']}>
        <IconButton
          label={decreaseLabel}
          variant="outlined"
          aria-disabled={isAtLeast}
          onClick={() => {
            onStep(-1);
          }}
        >
          <MinusIcon />
        </IconButton>
        {children}
        <IconButton
          label={increaseLabel}
          variant="outlined"
          aria-disabled={isAtMost}
          onClick={() => {
            onStep(1);
          }}
        >
          <PlusIcon />
        </IconButton>
      </span>
    </div>
  );
}
