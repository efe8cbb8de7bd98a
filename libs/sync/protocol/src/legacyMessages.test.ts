import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asWireNumber,
  cleanText,
  commandMessage,
  contentMessage,
  requestControlMessage,
  responseMessage,
  settingsMessage,
  parseLegacyCommand,
  parseLegacyHostMessage,
} from './legacyWire.ts';
import type { Command } from './commands.ts';
import { LIMITS } from './limits.ts';
import { DEFAULT_FONT_SIZES, EMPTY_STATE } from './sessionState.ts';

const web = { host: 'sttm-web', pin: 1987 };

describe("a legacy controller's message", () => {
  it.each([
    [
      { ...web, type: 'shabad', shabadId: 628, verseId: 26102, gurmukhi: 'x' },
      { type: 'shabad', shabadId: 628, verseId: 26102, lineCount: null, gurmukhi: 'x' },
    ],
    [
      { ...web, type: 'shabad', ceremonyId: null, baniId: null, shabadId: 628, verseId: 26103, lineCount: 3 },
      { type: 'shabad', shabadId: 628, verseId: 26103, lineCount: 3 },
    ],
    [
      { ...web, type: 'bani', baniId: '2' },
      { type: 'bani', baniId: 2, verseId: null, lineCount: null },
    ],
    [
      { ...web, type: 'ceremony', ceremonyId: 3, verseId: 26106 },
      { type: 'ceremony', ceremonyId: 3, verseId: 26106, lineCount: null },
    ],
    [
      { ...web, type: 'text', text: 'vwihgurU', isGurmukhi: true, isAnnouncement: true },
      { type: 'text', text: 'vwihgurU', isGurmukhi: true, isAnnouncement: true },
    ],
    [
      { ...web, type: 'settings', settings: { action: 'changeFontSize', target: 'gurbani', value: 'plus' } },
      { type: 'fontSize', target: 'gurbani', value: 'plus' },
    ],
  ])('[SYNC-CLEAN-2] is parsed: %o [S3.27]', (message, command) => {
    expect(parseLegacyCommand(message)).toEqual({ kind: 'command', pin: 1987, command });
  });

  it.each([
    [{ ...web, type: 'control' }],
    [{ ...web, type: 'settings' }],
    [{ ...web, type: 'settings', settings: { action: 'reboot', target: 'gurbani', value: 'plus' } }],
    [{ ...web, type: 'settings', settings: { action: 'changeFontSize', target: 'x', value: 'plus' } }],
    [{ ...web, type: 'shabad', shabadId: Number.NaN, verseId: 1 }],
    [{ ...web, type: 'shabad', shabadId: 628 }],
    [{ ...web, type: 'text', text: 'x'.repeat(LIMITS.textLength + 1) }],
    [{ ...web, type: 'text', text: 'x', filler: 'x'.repeat(LIMITS.messageLength) }],
    ['shabad'],
    [null],
    [[web]],
    [7],
  ])('[SYNC-CLEAN-2] is dropped: %o', (message) => {
    expect(parseLegacyCommand(message)).toBeNull();
  });

  it('[SYNC-ROLE-4] is dropped if it speaks as a host', () => {
    expect(parseLegacyCommand({ host: 'sttm-desktop', type: 'shabad', shabadId: 1, verseId: 2 })).toBeNull();
    expect(parseLegacyCommand({ host: 'sttm-web', type: 'shabad', shabadId: 1, verseId: 2 })).not.toBeNull();
  });

  it('[SYNC-CLEAN-2] never throws and passes on only fields known to a host', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.constantFrom('shabad', 'bani', 'ceremony', 'text', 'settings'),
        (value, type) => {
          const fields = {
            type,
            shabadId: value,
            baniId: value,
            ceremonyId: value,
            verseId: value,
            text: value,
          };
          const request = parseLegacyCommand({ ...web, ...fields, settings: value });
          if (request?.kind !== 'command') return;
          expect(JSON.stringify(commandMessage(request.command, '1987'))).not.toContain('NaN');
        },
      ),
    );
  });
});

it.each([
  ['12', 12],
  [12, 12],
  ['1.5', null],
  [-1, null],
  ['0x10', null],
  [Infinity, null],
  [' 1', null],
  [null, null],
])('[SYNC-CLEAN-1] The wire value %o is the id %o', (value, id) => {
  expect(asWireNumber(value)).toBe(id);
});

it.each([
  ['<> siq nwmu', true, '<> siq nwmu'],
  ['<><script>x</script>', true, '<>scriptx/script'],
  ['a <b>c</b>\u0007', false, 'a bc/b '],
  ['', true, ''],
  [7, true, null],
])('[SYNC-CLEAN-3] The slide text %o is shown as %o', (text, isGurmukhi, shown) => {
  expect(cleanText(text, isGurmukhi)).toBe(shown);
});

describe("a legacy host's message", () => {
  it('[SYNC-PIN-5] with a number in place of the boolean contains the PIN', () => {
    const settings = { fontSizes: { gurbani: 9, translation: null, teeka: null, transliteration: null } };
    const message = { host: 'sttm-desktop', type: 'response-control', success: 1987, settings };
    const expected = {
      kind: 'verdict',
      isRight: null,
      pin: 1987,
      fontSizes: { gurbani: 9 },
      isModern: false,
    };
    expect(parseLegacyHostMessage(message)).toEqual(expected);
    expect(parseLegacyHostMessage({ ...message, success: false })).toMatchObject({
      isRight: false,
      pin: undefined,
    });
  });

  it.each([
    [{ type: 'shabad', highlight: 1 }],
    [{ type: 'shabad', id: 'x', highlight: 1 }],
    [{ type: 'text', text: 'x' }],
    ['shabad'],
    [null],
  ])('[SYNC-CLEAN-4] is dropped: %o', (message) => {
    expect(parseLegacyHostMessage(message)).toBeNull();
  });

  it('[SYNC-CLEAN-5] identifies a display of 9.3 by its field', () => {
    const settings = { fontSizes: {}, display: { larivaar: true } };
    expect(parseLegacyHostMessage({ type: 'settings', settings })).toMatchObject({ isModern: true });
    expect(parseLegacyHostMessage({ type: 'settings', settings: {} })).toMatchObject({
      isModern: false,
      fontSizes: {},
    });
  });

  it("[SYNC-CLEAN-6] with a bani's id as highlight has no line", () => {
    const snapshot = { type: 'bani', id: '2', highlight: 2, homeId: null, baniLength: 'short' };
    const content = { id: 2, highlight: null, baniLength: 'short', isSnapshot: true };
    expect(parseLegacyHostMessage(snapshot)).toMatchObject({ kind: 'content', content });
    expect(parseLegacyHostMessage({ ...snapshot, verseChange: false })).toMatchObject({
      content: { highlight: 2 },
    });
  });

  it('[SYNC-CLEAN-4] never throws', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.constantFrom('shabad', 'bani', 'settings', 'response-control'),
        (value, type) => {
          parseLegacyHostMessage(value);
          parseLegacyHostMessage({ type, id: value, highlight: value, success: value, settings: value });
        },
      ),
    );
  });
});

describe('a message to legacy clients [S3.26]', () => {
  const stamp = { seq: 4, epoch: 'e', ts: 5 };

  it('[SYNC-SEQ-1] has the fields they know and our numbers', () => {
    const state = { ...EMPTY_STATE, kind: 'shabad', id: 628, highlight: 26103, homeId: 26102 } as const;
    expect(contentMessage(state, stamp)).toEqual({
      ...{ host: 'sttm-desktop', type: 'shabad', id: 628, shabadid: 628, highlight: 26103, homeId: 26102 },
      ...{ verseChange: false, ...stamp },
    });
    expect(contentMessage(EMPTY_STATE, stamp)).toBeNull();
  });

  it('[SYNC-CLEAN-4] [SYNC-PIN-5] always has four sizes and a boolean', () => {
    expect(settingsMessage(DEFAULT_FONT_SIZES, stamp)['settings']).toEqual({ fontSizes: DEFAULT_FONT_SIZES });
    expect(responseMessage(false, DEFAULT_FONT_SIZES)).toEqual({
      ...{ host: 'sttm-desktop', type: 'response-control', success: false },
      settings: { fontSizes: DEFAULT_FONT_SIZES },
    });
  });

  it('[SYNC-CLEAN-4] has every field of an incoming message and never a PIN [S3.26]', () => {
    const shabad = { ...EMPTY_STATE, kind: 'shabad', id: 1, highlight: 2, homeId: 3 } as const;
    const bani = { ...EMPTY_STATE, kind: 'bani', id: 1, highlight: 2, baniLength: 'long' } as const;
    const sent = [
      contentMessage(shabad, stamp),
      contentMessage(bani, stamp),
      settingsMessage(DEFAULT_FONT_SIZES, stamp),
      responseMessage(true, DEFAULT_FONT_SIZES),
    ];
    const fields = new Set(sent.flatMap((message) => Object.keys(message ?? {})));
    for (const field of ['host', 'type', 'verseChange', 'id', 'highlight', 'homeId', 'baniLength'])
      expect(fields).toContain(field);
    for (const field of ['settings', 'success']) expect(fields).toContain(field);
    // No client may see a PIN; displays dropped `mangalPosition` in 2022, and pages assume `above` without it.
    for (const field of ['pin', 'mangalPosition']) expect(fields).not.toContain(field);
  });

  it.each<[Command, Record<string, unknown>]>([
    [
      { type: 'shabad', shabadId: 1, verseId: 2, lineCount: 3, gurmukhi: 'x' },
      {
        type: 'shabad',
        ceremonyId: null,
        baniId: null,
        shabadId: 1,
        verseId: 2,
        lineCount: 3,
        gurmukhi: 'x',
      },
    ],
    [
      { type: 'bani', baniId: 1, verseId: 2, lineCount: 3 },
      { type: 'bani', ceremonyId: null, baniId: 1, verseId: 2, lineCount: 3 },
    ],
    [
      { type: 'ceremony', ceremonyId: 3, verseId: 26106, lineCount: null },
      { type: 'ceremony', ceremonyId: 3, baniId: null, verseId: 26106 },
    ],
    [
      { type: 'text', text: 'vwihgurU', isGurmukhi: true, isAnnouncement: true },
      { type: 'text', text: 'vwihgurU', isGurmukhi: true, isAnnouncement: true },
    ],
    [
      { type: 'fontSize', target: 'gurbani', value: 'plus' },
      { type: 'settings', settings: { action: 'changeFontSize', target: 'gurbani', value: 'plus' } },
    ],
  ])('[SYNC-CLEAN-2] has the fields that a host expects: %o [S3.27]', (command, fields) => {
    const message = commandMessage(command, '0987');
    // The PIN as a number, which the host compares.
    expect(message).toEqual({ host: 'sttm-web', pin: 987, ...fields });
    expect(parseLegacyCommand(message)).toEqual({ kind: 'command', pin: 987, command });
  });

  it('[SYNC-CLEAN-2] requests control with the PIN as typed [S3.27]', () => {
    expect(requestControlMessage('0987')).toEqual({
      host: 'sttm-web',
      type: 'request-control',
      pin: '0987',
    });
  });

  it.each([{ type: 'hide', hidden: true } as const, { type: 'display', settings: {} } as const])(
    "[SYNC-CLEAN-2] doesn't exist for $type, which no legacy host knows",
    (command) => {
      expect(commandMessage(command, '1987')).toBeNull();
    },
  );
});
