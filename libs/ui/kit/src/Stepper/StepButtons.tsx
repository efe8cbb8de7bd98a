import { type ComponentProps, useId } from 'react';
import { classes } from '../classes.ts';
import { MinusIcon, PlusIcon } from '../Icon/Icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './StepButtons.module.css';

export interface StepButtonsProps extends Omit<ComponentProps<'div'>, 'role'> {
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  isAtLeast: boolean;
  isAtMost: boolean;
  /** One up (`1`) or down (`-1`); asked for at an end too, where there is nothing to do. */
  onStep: (direction: 1 | -1) => void;
}

/** What a value is stepped by; the value itself, given as children, stands between the two buttons. */
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
  // At an end a button stays focusable, or who works by keyboard would lose their place.
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
