import type { Command } from './commands.ts';
import { LIMITS } from './limits.ts';
import { BANI_LENGTHS } from '@naad/gurbani-model';
import {
  FONT_TARGETS,
  type FontTarget,
  CONTENT_KINDS,
  type ContentKind,
  type FontSizes,
  type SessionState,
} from './sessionState.ts';

/**
 * Parses an id from an existing client, a number or its digits, to a whole number; null for anything else, so that no
 * NaN goes further [SYNC-CLEAN-1].
 */
export function asWireNumber(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : null;
}

/**
 * Strips control characters and possible markup from a slide's text; null if it isn't text or is too long
 * [SYNC-CLEAN-3]. Gurmukhi in the ASCII layout keeps only the pair `<>`, which opens the Mool Mantra and which no
 * page parses as a tag.
 */
export function cleanText(text: unknown, isGurmukhi: boolean): string | null {
  if (typeof text !== 'string' || text.length > LIMITS.textLength) return null;
  const printable = Array.from(text, (character) => {
    const code = character.charCodeAt(0);
    const isControl = (code < 32 && character !== '\n') || (code >= 127 && code < 160);
    return isControl ? ' ' : character;
  }).join('');
  return printable.replace(isGurmukhi ? /<(?!>)|(?<!<)>/g : /[<>]/g, '');
}

/** A message from a client other than the host. The PIN is unparsed: see {@link parsePin}. */
export type LegacyRequest =
  | { readonly kind: 'requestControl'; readonly pin: unknown }
  | { readonly kind: 'command'; readonly pin: unknown; readonly command: Command };

type Fields = Readonly<Record<string, unknown>>;

/** Returns a message's fields; null if it is no plain object or too large. */
function fieldsOf(message: unknown): Fields | null {
  if (typeof message !== 'object' || message === null || Array.isArray(message)) return null;
  return JSON.stringify(message).length <= LIMITS.messageLength ? (message as Fields) : null;
}

function isFontTarget(target: unknown): target is FontTarget {
  return FONT_TARGETS.some((each) => each === target);
}

function parseSettings(settings: unknown): Command | null {
  const fields = fieldsOf(settings);
  if (fields?.['action'] !== 'changeFontSize' || !isFontTarget(fields['target'])) return null;
  const value = fields['value'];
  return value === 'plus' || value === 'minus' ? { type: 'fontSize', target: fields['target'], value } : null;
}

function parseCommand(fields: Fields): Command | null {
  const verseId = asWireNumber(fields['verseId']);
  const lineCount = asWireNumber(fields['lineCount']);
  switch (fields['type']) {
    case 'shabad': {
      const shabadId = asWireNumber(fields['shabadId']);
      if (shabadId === null || verseId === null) return null;
      const gurmukhi = cleanText(fields['gurmukhi'], true);
      return { type: 'shabad', shabadId, verseId, lineCount, ...(gurmukhi === null ? {} : { gurmukhi }) };
    }
    case 'bani': {
      const baniId = asWireNumber(fields['baniId']);
      return baniId === null ? null : { type: 'bani', baniId, verseId, lineCount };
    }
    case 'ceremony': {
      const ceremonyId = asWireNumber(fields['ceremonyId']);
      return ceremonyId === null ? null : { type: 'ceremony', ceremonyId, verseId, lineCount };
    }
    case 'text': {
      const isGurmukhi = fields['isGurmukhi'] === true;
      const text = cleanText(fields['text'], isGurmukhi);
      return text === null
        ? null
        : { type: 'text', text, isGurmukhi, isAnnouncement: fields['isAnnouncement'] !== false };
    }
    case 'settings':
      return parseSettings(fields['settings']);
    default:
      return null;
  }
}

/** Parses a legacy controller's message; null for anything a host must never receive [SYNC-CLEAN-2]. */
export function parseLegacyCommand(message: unknown): LegacyRequest | null {
  const fields = fieldsOf(message);
  // Only the host may speak as the host [SYNC-ROLE-4].
  if (fields === null || fields['host'] === 'sttm-desktop') return null;
  const pin = fields['pin'];
  if (fields['type'] === 'request-control') return { kind: 'requestControl', pin };
  const command = parseCommand(fields);
  return command === null ? null : { kind: 'command', pin, command };
}

/** Screen content reported by a legacy host. */
export interface LegacyContent {
  readonly kind: ContentKind;
  readonly id: number;
  readonly highlight: number | null;
  readonly homeId: number | null;
  readonly baniLength: SessionState['baniLength'];
  readonly lineCount: number | null;
  /**
   * True if it has the form of an answer to a request for control, which may describe another item than the one on
   * screen.
   */
  readonly isSnapshot: boolean;
}

export type LegacyHostMessage =
  | {
      readonly kind: 'verdict';
      readonly isRight: boolean | null;
      /** The PIN itself, which displays up to 9.2.4 send in place of a boolean. It never leaves the server. */
      readonly pin: unknown;
      readonly fontSizes: Partial<FontSizes>;
      readonly isModern: boolean;
    }
  | { readonly kind: 'content'; readonly content: LegacyContent }
  | { readonly kind: 'settings'; readonly fontSizes: Partial<FontSizes>; readonly isModern: boolean };

function fontSizesOf(settings: unknown): Partial<FontSizes> {
  const sizes = fieldsOf(fieldsOf(settings)?.['fontSizes']);
  if (!sizes) return {};
  return Object.fromEntries(
    FONT_TARGETS.flatMap((target) => {
      const size = asWireNumber(sizes[target]);
      return size === null ? [] : [[target, size]];
    }),
  );
}

/** Detects the field that only displays from 9.3 on send [SYNC-CLEAN-5]. */
function isModern(settings: unknown): boolean {
  return fieldsOf(fieldsOf(settings)?.['display']) !== null;
}

function parseContent(kind: ContentKind, fields: Readonly<Record<string, unknown>>): LegacyContent | null {
  const id = asWireNumber(fields['id'] ?? fields['shabadid']);
  if (id === null) return null;
  const highlight = asWireNumber(fields['highlight']);
  const isSnapshot = fields['verseChange'] === undefined;
  const baniLength = BANI_LENGTHS.find((each) => each === fields['baniLength']) ?? null;
  return {
    kind,
    id,
    // In a snapshot of a bani or ceremony the highlight repeats the item's id, so there is none [SYNC-CLEAN-6].
    highlight: isSnapshot && kind !== 'shabad' && highlight === id ? null : highlight,
    homeId: kind === 'shabad' ? asWireNumber(fields['homeId']) : null,
    baniLength: kind === 'bani' ? baniLength : null,
    lineCount: asWireNumber(fields['lineCount']),
    isSnapshot,
  };
}

/** Parses a legacy host's message; null for anything that no client can use [SYNC-CLEAN-4]. */
export function parseLegacyHostMessage(message: unknown): LegacyHostMessage | null {
  const fields = fieldsOf(message);
  if (!fields) return null;
  const [type, success, settings] = [fields['type'], fields['success'], fields['settings']];
  if (type === 'response-control') {
    const isRight = typeof success === 'boolean' ? success : null;
    const pin = isRight === null ? success : undefined;
    return { kind: 'verdict', isRight, pin, fontSizes: fontSizesOf(settings), isModern: isModern(settings) };
  }
  if (type === 'settings') {
    return { kind: 'settings', fontSizes: fontSizesOf(settings), isModern: isModern(settings) };
  }
  const kind = CONTENT_KINDS.find((each) => each === type);
  const content = kind === undefined ? null : parseContent(kind, fields);
  return content === null ? null : { kind: 'content', content };
}

// Messages in the shapes of existing clients, which ignore added fields.

/** The numbering of an outgoing message. */
export interface MessageStamp {
  readonly seq: number;
  readonly epoch: string;
  /** Milliseconds since 1970. */
  readonly ts: number;
}

/**
 * A content message, or null if nothing was ever open. `verseChange` is false as in displays 9.x; both pages accept
 * it.
 */
export function contentMessage(
  state: SessionState,
  stamp: MessageStamp,
): Readonly<Record<string, unknown>> | null {
  if (state.kind === 'none' || state.id === null) return null;
  return {
    host: 'sttm-desktop',
    type: state.kind,
    id: state.id,
    shabadid: state.id,
    // Left out if unknown, so that pages mark no line of a ceremony instead of its first.
    ...(state.highlight === null ? {} : { highlight: state.highlight }),
    ...(state.kind === 'shabad' && state.homeId !== null ? { homeId: state.homeId } : {}),
    ...(state.kind === 'bani' && state.baniLength !== null ? { baniLength: state.baniLength } : {}),
    ...(state.lineCount === null ? {} : { lineCount: state.lineCount }),
    verseChange: false,
    ...stamp,
  };
}

/** Always includes the four sizes: a page that gets fewer stops working. */
export function settingsMessage(
  fontSizes: FontSizes,
  stamp: MessageStamp,
): Readonly<Record<string, unknown>> {
  return { host: 'sttm-desktop', type: 'settings', settings: { fontSizes }, ...stamp };
}

/** The verdict on a PIN, as a boolean [SYNC-PIN-5]. */
export function responseMessage(isRight: boolean, fontSizes: FontSizes): Readonly<Record<string, unknown>> {
  return { host: 'sttm-desktop', type: 'response-control', success: isRight, settings: { fontSizes } };
}

/** Asks a legacy host to judge a PIN. */
export function requestControlMessage(pin: string): Readonly<Record<string, unknown>> {
  return { host: 'sttm-web', type: 'request-control', pin };
}

/** A command in the form of a legacy host, or null if it knows no such command. The host compares the PIN itself. */
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
    case 'undo':
      return null;
  }
}
