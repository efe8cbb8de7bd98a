import type { Command } from './commands.ts';
import { LIMITS } from './limits.ts';
import type { LegacyContent } from './legacyWire.ts';
import { FONT_TARGETS, type FontSizes, type SessionState } from './sessionState.ts';

/**
 * Applies content from a legacy host. Home is the line a shabad was opened at; the host later sends a row or nothing
 * [SYNC-STATE-2].
 */
export function reduceContent(state: SessionState, content: LegacyContent): SessionState {
  const isOpen = state.kind === content.kind && state.id === content.id;
  const isSameLine = isOpen && (content.highlight ?? state.highlight) === state.highlight;
  return {
    kind: content.kind,
    id: content.id,
    // An empty highlight doesn't change the line [SYNC-STATE-3].
    highlight: content.highlight ?? (isOpen ? state.highlight : null),
    homeId: content.kind !== 'shabad' ? null : isOpen ? state.homeId : content.highlight,
    baniLength: content.kind === 'bani' ? (content.baniLength ?? (isOpen ? state.baniLength : null)) : null,
    lineCount: content.lineCount ?? (isSameLine ? state.lineCount : null),
    text: null,
    isGurmukhi: false,
    hidden: state.hidden,
  };
}

/**
 * Predicts a legacy host's screen after a command it won't report; null if it will report it or ignores the command.
 */
export function assumeCommand(state: SessionState, command: Command, isModern: boolean): SessionState | null {
  switch (command.type) {
    case 'shabad': {
      // The host shows a line of the open shabad without reporting it [SYNC-STATE-4].
      if (state.kind !== 'shabad' || state.id !== command.shabadId) return null;
      return { ...state, highlight: command.verseId, lineCount: command.lineCount, text: null };
    }
    case 'ceremony': {
      const isOpen = state.kind === 'ceremony' && state.id === command.ceremonyId;
      // Displays up to 9.2.4 open a ceremony but don't move within it [SYNC-STATE-5].
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

/** Merges the sizes a host reported into the last known ones, clamped to the range [SYNC-STATE-6]. */
export function reduceFontSizes(sizes: FontSizes, reported: Partial<FontSizes>): FontSizes {
  const { min, max } = LIMITS.fontSize;
  const merged = { ...sizes };
  for (const target of FONT_TARGETS) {
    const size = reported[target];
    if (size !== undefined) merged[target] = Math.min(max, Math.max(min, size));
  }
  return merged;
}

/** False if a step would leave the range; it is then not sent to the host [SYNC-CLEAN-7]. */
export function isStepInRange(
  sizes: FontSizes,
  { target, value }: Extract<Command, { type: 'fontSize' }>,
): boolean {
  const { min, max } = LIMITS.fontSize;
  const next = sizes[target] + (value === 'plus' ? 1 : -1);
  return next >= min && next <= max;
}
