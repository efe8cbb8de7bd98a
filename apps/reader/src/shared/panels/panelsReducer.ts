/** A panel beside the page or over its foot; at most one is open. */
export type PanelName = 'settings' | 'shortcuts' | 'multiView' | 'lists' | 'assistant' | 'more';

export interface PanelsState {
  readonly open: PanelName | null;
  /** The panel to open once the one before it has closed. */
  readonly next: PanelName | null;
  /** True if the panel stays open after a press outside of it. */
  readonly isPinned: boolean;
}

/** Events of panels, in the order of a panel's life. */
export type PanelsEvent =
  /** The button of a panel was pressed. */
  | { readonly type: 'toggled'; readonly panel: PanelName }
  /** {@link SETTLE_MS} have passed since a panel closed for the next one. */
  | { readonly type: 'settled' }
  | { readonly type: 'pinned' }
  /** A file of lists was opened, which the multi-view list imports. */
  | { readonly type: 'fileOpened' }
  /** By the panel's close button, or Escape. */
  | { readonly type: 'closed' }
  | { readonly type: 'pressedBeside' }
  | {
      readonly type: 'arrived';
      /** True if the display settings affect the page, so they stay open. */
      readonly keepsSettings: boolean;
      /** True for a shabad opened for a question: the assistant opens unless another panel is open. */
      readonly isAsked?: boolean;
    };

/** Milliseconds that settings wait for the multi-view list to close [B88]. */
export const SETTLE_MS = 600;

export const NO_PANELS: PanelsState = { open: null, next: null, isPinned: false };

/** Computes the open panel after an event. */
export function panelsReducer(state: PanelsState, event: PanelsEvent): PanelsState {
  switch (event.type) {
    case 'toggled':
      return toggled(state, event.panel);
    case 'settled':
      return state.next === null ? state : { ...NO_PANELS, open: state.next };
    case 'fileOpened':
      return { ...state, open: 'multiView', next: null };
    case 'pinned':
      return { ...state, isPinned: !state.isPinned };
    case 'closed':
      return NO_PANELS;
    case 'pressedBeside':
      // The assistant is read beside the shabad, so a press outside keeps it.
      return state.isPinned || state.open === 'assistant' ? state : NO_PANELS;
    case 'arrived':
      if (event.isAsked && state.open === null) return { ...NO_PANELS, open: 'assistant' };
      if (state.open === 'assistant') return event.isAsked ? state : NO_PANELS;
      return state.open === 'multiView' || event.keepsSettings ? state : NO_PANELS;
  }
}

/** Opening settings removes a pin and closes an open multi-view list first. */
function toggled({ open, next, isPinned }: PanelsState, panel: PanelName): PanelsState {
  if (open === panel || next === panel) return NO_PANELS;
  if (panel === 'settings' && open === 'multiView') return { ...NO_PANELS, next: panel };
  return { open: panel, next: null, isPinned: isPinned && panel !== 'settings' };
}
