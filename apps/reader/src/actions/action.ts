import type { MessageDescriptor } from '@lingui/core';
import type { KeyCombo } from './keyCombo.ts';

/** Something a visitor can do wherever they are: buttons, menus and shortcuts are views of it. */
export interface Action {
  readonly id: 'darkMode' | 'fullscreen' | 'settings' | 'focusSearch' | 'scrollToTop';
  readonly label: MessageDescriptor;
  /** Missing where no keys are set aside for it. */
  readonly keys?: KeyCombo;
  readonly run: () => void;
}
