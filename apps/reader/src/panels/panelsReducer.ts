import type { PageContent } from '../routes/routeResult.ts';

/** What lies beside the page or over its foot; at most one at a time. */
export type PanelName = 'settings' | 'shortcuts' | 'multiView' | 'assistant';

export interface PanelsState {
  readonly open: PanelName | null;
  /** Opens once the one before it is gone. */
  readonly next: PanelName | null;
  /** Stays open when one presses beside it. */
  readonly isPinned: boolean;
}

/** What happened, in the order of how a panel lives. */
export type PanelsEvent =
  /** Somebody asked for a panel, or again for the one that is open. */
  | { readonly type: 'toggled'; readonly panel: PanelName }
  /** {@link SETTLE_MS} have passed since a panel gave way to the next. */
  | { readonly type: 'settled' }
  | { readonly type: 'pinned' }
  /** Its own button, or Escape. */
  | { readonly type: 'closed' }
  | { readonly type: 'pressedBeside' }
  | {
      readonly type: 'arrived';
      readonly page: PageContent['page'];
      /** A shabad was opened for a question: the assistant answers it, unless something else is open. */
      readonly isAsked?: boolean;
    };

/** How long settings wait for the multi-view list to go (behaviour 88), in milliseconds. */
export const SETTLE_MS = 600;

export const NO_PANELS: PanelsState = { open: null, next: null, isPinned: false };

/** Pages on whose text the settings work: there they stay open from one page to the next. */
const KEEPS_SETTINGS: readonly PageContent['page'][] = [
  'shabad',
  'ang',
  'hukamnama',
  'bani',
  'amritKeertan',
  'search',
];

/** Which panel is open after something happened (specification, section 4, "Panels and toggles"). */
export function panelsReducer(state: PanelsState, event: PanelsEvent): PanelsState {
  switch (event.type) {
    case 'toggled':
      return toggled(state, event.panel);
    case 'settled':
      return state.next === null ? state : { ...NO_PANELS, open: state.next };
    case 'pinned':
      return { ...state, isPinned: !state.isPinned };
    case 'closed':
      return NO_PANELS;
    case 'pressedBeside':
      // What answers a question is read beside the shabad.
      return state.isPinned || state.open === 'assistant' ? state : NO_PANELS;
    case 'arrived':
      if (event.isAsked && state.open === null) return { ...NO_PANELS, open: 'assistant' };
      if (state.open === 'assistant') return event.isAsked ? state : NO_PANELS;
      return state.open === 'multiView' || KEEPS_SETTINGS.includes(event.page) ? state : NO_PANELS;
  }
}

/** Asking for settings undoes a pin, and lets an open multi-view list go first. */
function toggled({ open, next, isPinned }: PanelsState, panel: PanelName): PanelsState {
  if (open === panel || next === panel) return NO_PANELS;
  if (panel === 'settings' && open === 'multiView') return { ...NO_PANELS, next: panel };
  return { open: panel, next: null, isPinned: isPinned && panel !== 'settings' };
}
