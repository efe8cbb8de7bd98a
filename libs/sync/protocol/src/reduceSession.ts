import type { Command } from './commands.ts';
import { LIMITS } from './limits.ts';
import type { LegacyContent } from './parseLegacyHostMessage.ts';
import { FONT_TARGETS, type FontSizes, type SessionState } from './sessionState.ts';

/** SYNC-STATE-2: home is the line a shabad was opened at; what a host says of it later is a row, or nothing. */
export function reduceContent(state: SessionState, content: LegacyContent): SessionState {
  const isOpen = state.kind === content.kind && state.id === content.id;
  const isSameLine = isOpen && (content.highlight ?? state.highlight) === state.highlight;
  return {
    kind: content.kind,
    id: content.id,
    // SYNC-STATE-3: an empty highlight is no other line.
    highlight: content.highlight ?? (isOpen ? state.highlight : null),
    homeId: content.kind !== 'shabad' ? null : isOpen ? state.homeId : content.highlight,
    baniLength: content.kind === 'bani' ? (content.baniLength ?? (isOpen ? state.baniLength : null)) : null,
    lineCount: content.lineCount ?? (isSameLine ? state.lineCount : null),
    text: null,
    isGurmukhi: false,
    hidden: state.hidden,
  };
}

/** What a legacy host shows after a command it says nothing about, or null where it will say so itself or do nothing. */
export function assumeCommand(state: SessionState, command: Command, isModern: boolean): SessionState | null {
  switch (command.type) {
    case 'shabad': {
      // SYNC-STATE-4: a line of the shabad that is open already is shown and not told.
      if (state.kind !== 'shabad' || state.id !== command.shabadId) return null;
      return { ...state, highlight: command.verseId, lineCount: command.lineCount, text: null };
    }
    case 'ceremony': {
      const isOpen = state.kind === 'ceremony' && state.id === command.ceremonyId;
      // SYNC-STATE-5: displays up to 9.2.4 open a ceremony and do not move in it.
      if (isOpen && !isModern) return state.text === null ? null : { ...state, text: null };
      const { verseId: highlight, lineCount } = command;
      const opened = { kind: 'ceremony', id: command.ceremonyId, homeId: null, baniLength: null } as const;
      return { ...state, ...opened, highlight, lineCount, text: null };
    }
    case 'text':
      return { ...state, text: command.text, isGurmukhi: command.isGurmukhi };
    default:
      return null;
  }
}

/** SYNC-STATE-6: what a host says of its sizes, with the last known where it says nothing, within the range there is. */
export function reduceFontSizes(sizes: FontSizes, said: Partial<FontSizes>): FontSizes {
  const { min, max } = LIMITS.fontSize;
  const merged = { ...sizes };
  for (const target of FONT_TARGETS) {
    const size = said[target];
    if (size !== undefined) merged[target] = Math.min(max, Math.max(min, size));
  }
  return merged;
}

/** SYNC-CLEAN-7: whether a step would leave the range; then the host never hears of it. */
export function isStepInRange(
  sizes: FontSizes,
  { target, value }: Extract<Command, { type: 'fontSize' }>,
): boolean {
  const { min, max } = LIMITS.fontSize;
  const next = sizes[target] + (value === 'plus' ? 1 : -1);
  return next >= min && next <= max;
}
