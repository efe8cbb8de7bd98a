import type { Command } from './commands.ts';
import type { FontSizes, SessionState } from './sessionState.ts';

/** Messages in the shapes that existing clients know; what is added to them they ignore. */

/** How an outgoing message is numbered. */
export interface Stamp {
  readonly seq: number;
  readonly epoch: string;
  /** Milliseconds since 1970. */
  readonly ts: number;
}

/** A content message, or null where nothing was ever open. `verseChange` is false as of displays 9.x: both pages cope. */
export function contentMessage(state: SessionState, stamp: Stamp): Readonly<Record<string, unknown>> | null {
  if (state.kind === 'none' || state.id === null) return null;
  return {
    host: 'sttm-desktop',
    type: state.kind,
    id: state.id,
    shabadid: state.id,
    // A ceremony's first line stands for a line that is not known: pages mark none then.
    ...(state.highlight === null ? {} : { highlight: state.highlight }),
    ...(state.kind === 'shabad' && state.homeId !== null ? { homeId: state.homeId } : {}),
    ...(state.kind === 'bani' && state.baniLength !== null ? { baniLength: state.baniLength } : {}),
    ...(state.lineCount === null ? {} : { lineCount: state.lineCount }),
    verseChange: false,
    ...stamp,
  };
}

/** Always with its four sizes: a page that gets fewer stops. */
export function settingsMessage(fontSizes: FontSizes, stamp: Stamp): Readonly<Record<string, unknown>> {
  return { host: 'sttm-desktop', type: 'settings', settings: { fontSizes }, ...stamp };
}

/** SYNC-PIN-5: the verdict on a PIN is a boolean. */
export function responseMessage(isRight: boolean, fontSizes: FontSizes): Readonly<Record<string, unknown>> {
  return { host: 'sttm-desktop', type: 'response-control', success: isRight, settings: { fontSizes } };
}

/** What asks a legacy host to judge a PIN. */
export function requestControlMessage(pin: string): Readonly<Record<string, unknown>> {
  return { host: 'sttm-web', type: 'request-control', pin };
}

/** A command as a legacy host takes it, or null where it knows none such. The host compares the PIN itself. */
export function commandMessage(command: Command, pin: string): Readonly<Record<string, unknown>> | null {
  const from = { host: 'sttm-web', type: command.type, pin: Number(pin) };
  switch (command.type) {
    case 'shabad': {
      const { shabadId, verseId, lineCount, gurmukhi } = command;
      return {
        ...from,
        ceremonyId: null,
        baniId: null,
        shabadId,
        verseId,
        ...(lineCount === null ? {} : { lineCount }),
        ...(gurmukhi === undefined ? {} : { gurmukhi }),
      };
    }
    case 'bani': {
      const { baniId, verseId, lineCount } = command;
      const line = { ...(verseId === null ? {} : { verseId }), ...(lineCount === null ? {} : { lineCount }) };
      return { ...from, ceremonyId: null, baniId, ...line };
    }
    case 'ceremony': {
      const { ceremonyId, verseId, lineCount } = command;
      const line = { ...(verseId === null ? {} : { verseId }), ...(lineCount === null ? {} : { lineCount }) };
      return { ...from, ceremonyId, baniId: null, ...line };
    }
    case 'text': {
      const { text, isGurmukhi, isAnnouncement } = command;
      return { ...from, text, isGurmukhi, isAnnouncement };
    }
    case 'fontSize': {
      const { target, value } = command;
      return { ...from, type: 'settings', settings: { action: 'changeFontSize', target, value } };
    }
    case 'display':
    case 'hide':
      return null;
  }
}
