import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asWireNumber } from './asWireNumber.ts';
import { cleanText } from './cleanText.ts';
import type { Command } from './commands.ts';
import {
  commandMessage,
  contentMessage,
  requestControlMessage,
  responseMessage,
  settingsMessage,
} from './legacyWire.ts';
import { LIMITS } from './limits.ts';
import { parseLegacyCommand } from './parseLegacyCommand.ts';
import { parseLegacyHostMessage } from './parseLegacyHostMessage.ts';
import { DEFAULT_FONT_SIZES, EMPTY_STATE } from './sessionState.ts';

const web = { host: 'sttm-web', pin: 1987 };

describe('what legacy controllers send', () => {
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
  ])('[SYNC-CLEAN-2] understands %o', (message, command) => {
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
  ])('[SYNC-CLEAN-2] drops %o', (message) => {
    expect(parseLegacyCommand(message)).toBeNull();
  });

  it('[SYNC-ROLE-4] drops what speaks as a host', () => {
    expect(parseLegacyCommand({ host: 'sttm-desktop', type: 'shabad', shabadId: 1, verseId: 2 })).toBeNull();
    expect(parseLegacyCommand({ host: 'sttm-web', type: 'shabad', shabadId: 1, verseId: 2 })).not.toBeNull();
  });

  it('[SYNC-CLEAN-2] never throws, and passes on only what a host knows', () => {
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
])('[SYNC-CLEAN-1] %o is the id %o', (value, id) => {
  expect(asWireNumber(value)).toBe(id);
});

it.each([
  ['<> siq nwmu', true, '<> siq nwmu'],
  ['<><script>x</script>', true, '<>scriptx/script'],
  ['a <b>c</b>\u0007', false, 'a bc/b '],
  ['', true, ''],
  [7, true, null],
])('[SYNC-CLEAN-3] %o is shown as %o', (text, isGurmukhi, shown) => {
  expect(cleanText(text, isGurmukhi)).toBe(shown);
});

describe('what legacy hosts send', () => {
  it('[SYNC-PIN-5] takes the number that stands for a boolean as what it is', () => {
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
  ])('[SYNC-CLEAN-4] drops %o', (message) => {
    expect(parseLegacyHostMessage(message)).toBeNull();
  });

  it('[SYNC-CLEAN-5] tells a display of 9.3 by its field', () => {
    const settings = { fontSizes: {}, display: { larivaar: true } };
    expect(parseLegacyHostMessage({ type: 'settings', settings })).toMatchObject({ isModern: true });
    expect(parseLegacyHostMessage({ type: 'settings', settings: {} })).toMatchObject({
      isModern: false,
      fontSizes: {},
    });
  });

  it('[SYNC-CLEAN-6] takes no id of a bani for a line', () => {
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

describe('what legacy clients are sent', () => {
  const stamp = { seq: 4, epoch: 'e', ts: 5 };

  it('[SYNC-SEQ-1] has the fields they know and our numbers', () => {
    const state = { ...EMPTY_STATE, kind: 'shabad', id: 628, highlight: 26103, homeId: 26102 } as const;
    expect(contentMessage(state, stamp)).toEqual({
      ...{ host: 'sttm-desktop', type: 'shabad', id: 628, shabadid: 628, highlight: 26103, homeId: 26102 },
      ...{ verseChange: false, ...stamp },
    });
    expect(contentMessage(EMPTY_STATE, stamp)).toBeNull();
  });

  it('[SYNC-CLEAN-4] [SYNC-PIN-5] always has four sizes, and a boolean', () => {
    expect(settingsMessage(DEFAULT_FONT_SIZES, stamp)['settings']).toEqual({ fontSizes: DEFAULT_FONT_SIZES });
    expect(responseMessage(false, DEFAULT_FONT_SIZES)).toEqual({
      ...{ host: 'sttm-desktop', type: 'response-control', success: false },
      settings: { fontSizes: DEFAULT_FONT_SIZES },
    });
  });

  it('[SYNC-CLEAN-4] has every field of an incoming message (specification, section 3), and a PIN never', () => {
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
    // The one that no client may see, and the one that displays left out in 2022 and pages read as `above` without.
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
  ])(
    '[SYNC-CLEAN-2] has the fields of an outgoing message (specification, section 3): %o',
    (command, fields) => {
      const message = commandMessage(command, '0987');
      // The PIN as the number that a host compares.
      expect(message).toEqual({ host: 'sttm-web', pin: 987, ...fields });
      expect(parseLegacyCommand(message)).toEqual({ kind: 'command', pin: 987, command });
    },
  );

  it('[SYNC-CLEAN-2] asks for control with the PIN as it was typed', () => {
    expect(requestControlMessage('0987')).toEqual({
      host: 'sttm-web',
      type: 'request-control',
      pin: '0987',
    });
  });

  it.each([{ type: 'hide', hidden: true } as const, { type: 'display', settings: {} } as const])(
    '[SYNC-CLEAN-2] $type is nothing a legacy host knows',
    (command) => {
      expect(commandMessage(command, '1987')).toBeNull();
    },
  );
});
