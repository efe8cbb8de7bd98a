import { type HostPicture } from '@naad/sync-client';
import {
  type Command,
  DEFAULT_FONT_SIZES,
  EMPTY_STATE,
  LIMITS,
  type SessionState,
} from '@naad/sync-protocol';

/** The initial picture of a display, with some settings of each kind. */
export const INITIAL_PICTURE: HostPicture = {
  state: EMPTY_STATE,
  fontSizes: DEFAULT_FONT_SIZES,
  settings: {
    translations: ['english'],
    transliterations: [],
    fontSize: 2,
    larivaar: false,
    larivaarAssistStrength: 5,
    visraams: true,
    visraamSource: 'sttm',
    darkMode: false,
    fontFamily: 'gurmukhi_heavy',
    baniLength: 'xl',
  },
};

function opened(state: SessionState, kind: SessionState['kind'], id: number): SessionState {
  const isOpen = state.kind === kind && state.id === id;
  return { ...state, kind, id, text: null, homeId: isOpen ? state.homeId : null, baniLength: null };
}

/** Returns the picture of our display after a command. */
export function applyCommand(picture: HostPicture, command: Command): HostPicture {
  const { state, fontSizes, settings } = picture;
  switch (command.type) {
    case 'shabad': {
      const open = opened(state, 'shabad', command.shabadId);
      const { verseId: highlight, lineCount } = command;
      return { ...picture, state: { ...open, homeId: open.homeId ?? highlight, highlight, lineCount } };
    }
    case 'bani': {
      const open = opened(state, 'bani', command.baniId);
      const { verseId: highlight, lineCount } = command;
      const row = highlight === null ? 1 : lineCount;
      return { ...picture, state: { ...open, baniLength: 'extralong', highlight, lineCount: row } };
    }
    case 'ceremony': {
      const open = opened(state, 'ceremony', command.ceremonyId);
      const { verseId: highlight, lineCount } = command;
      return { ...picture, state: { ...open, highlight, lineCount: highlight === null ? 1 : lineCount } };
    }
    case 'text':
      return { ...picture, state: { ...state, text: command.text, isGurmukhi: command.isGurmukhi } };
    case 'hide':
      return { ...picture, state: { ...state, hidden: command.hidden } };
    case 'undo':
      return picture;
    case 'display':
      return { ...picture, settings: { ...settings, ...command.settings } };
    case 'fontSize': {
      const { min, max } = LIMITS.fontSize;
      const size = fontSizes[command.target] + (command.value === 'plus' ? 1 : -1);
      const within = Math.min(max, Math.max(min, size));
      return { ...picture, fontSizes: { ...fontSizes, [command.target]: within } };
    }
  }
}
