import { asWireNumber } from './asWireNumber.ts';
import { cleanText } from './cleanText.ts';
import type { Command } from './commands.ts';
import { LIMITS } from './limits.ts';
import { FONT_TARGETS, type FontTarget } from './sessionState.ts';

/** What a message of somebody who is no host may be. The PIN is as it came: see {@link parsePin}. */
export type LegacyRequest =
  | { readonly kind: 'requestControl'; readonly pin: unknown }
  | { readonly kind: 'command'; readonly pin: unknown; readonly command: Command };

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a message; null for what is no flat object or too large to be one. */
export function fieldsOf(message: unknown): Fields | null {
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

/** SYNC-CLEAN-2: a legacy controller's message, or null for anything a host must never see. */
export function parseLegacyCommand(message: unknown): LegacyRequest | null {
  const fields = fieldsOf(message);
  // SYNC-ROLE-4: nobody but the host speaks as the host.
  if (fields === null || fields['host'] === 'sttm-desktop') return null;
  const pin = fields['pin'];
  if (fields['type'] === 'request-control') return { kind: 'requestControl', pin };
  const command = parseCommand(fields);
  return command === null ? null : { kind: 'command', pin, command };
}
