import { hiddenClass } from '@naad/ui-kit';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import styles from './GurmukhiKeyboard.module.css';

/** What every key of the keyboard needs, so that one at a time is in the tab order. */
export interface RovingKey {
  readonly tabIndex: 0 | -1;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** Keeps the focus, and so the caret, where it is. */
  readonly onMouseDown: (event: MouseEvent<HTMLElement>) => void;
  readonly 'data-key': string;
}

export interface KeyProps {
  roving: RovingKey;
  /** What is on the key. */
  text: string;
  /** The key of a Latin keyboard that writes the same. */
  latin: string;
  /** What it is called, where what is on it says too little. */
  name: string | null;
  isDisabled: boolean;
  onPress: () => void;
}

/** A key with a letter or sign. It is never the button that sends a form. */
export function Key({ roving, text, latin, name, isDisabled, onPress }: KeyProps) {
  return (
    <button
      {...roving}
      type="button"
      lang="pa-Guru"
      className={styles['key']}
      aria-disabled={isDisabled || undefined}
      onClick={() => {
        if (!isDisabled) onPress();
      }}
    >
      {text}
      {name !== null && <span className={hiddenClass}> {name}</span>}
      <span className={styles['latin']} lang="en" aria-hidden="true">
        {latin}
      </span>
    </button>
  );
}
