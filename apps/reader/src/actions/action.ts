import type { MessageDescriptor } from '@lingui/core';
import type { Theme } from '@naad/settings-schema';
import type { SettingsStore } from '@naad/settings-state';
import type { Dispatch } from 'react';
import type { PanelsEvent } from '../panels/panelsReducer.ts';
import type { KeyCombo } from './keyCombo.ts';
import type { Place } from './place.ts';

/** What an action does something with. */
export interface ActionContext {
  readonly dispatch: SettingsStore['dispatch'];
  readonly dispatchPanels: Dispatch<PanelsEvent>;
  /** What is drawn now. */
  readonly theme: Theme;
}

/** Something a visitor can do: buttons, switches and shortcuts are views of it. */
export interface Action {
  /** Kept with the keys that a visitor gave it: never change one. */
  readonly id: string;
  readonly label: MessageDescriptor;
  /** The keys it comes with; missing where none are set aside for it. */
  readonly keys?: KeyCombo;
  /** Where there is something to do it to; missing where there is always. */
  readonly isEnabled?: (place: Place) => boolean;
  readonly run: (context: ActionContext) => void;
}
