import type { MessageDescriptor } from '@lingui/core';
import type { Theme } from '@naad/settings-schema';
import type { SettingsStore } from '@naad/settings-state';
import type { Dispatch } from 'react';
import type { PanelsEvent } from '../panels/panelsReducer.ts';
import type { KeyCombo } from './keyCombo.ts';
import type { Place } from './PlaceContext.tsx';

/** Stores and state that actions work on. */
export interface ActionContext {
  readonly dispatch: SettingsStore['dispatch'];
  readonly dispatchPanels: Dispatch<PanelsEvent>;
  /** The theme on the screen. */
  readonly theme: Theme;
}

/** A command of the visitor, behind buttons, switches and shortcuts. */
export interface Action {
  /** Stored with the visitor's own keys: never change it. */
  readonly id: string;
  readonly label: MessageDescriptor;
  /** Default keys; absent for actions without any. */
  readonly keys?: KeyCombo;
  /** True for pages on which the action has an effect; absent if it always has. */
  readonly isEnabled?: (place: Place) => boolean;
  readonly run: (context: ActionContext) => void;
}
