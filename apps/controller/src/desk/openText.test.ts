import { describe, expect, it } from 'vitest';
import { BANI, SHABAD, SHABAD_STATE } from '../testing/sampleTexts.ts';
import { createApiClient } from '@naad/api-client';
import { activeRow, requestedRow, homeRow, lineCommand, loadText, openCommand } from './openText.ts';

describe('the highlighted row', () => {
  it('is the row of the verse that the session names', () => {
    expect(activeRow(SHABAD, SHABAD_STATE)).toBe(3);
    expect(activeRow(SHABAD, { highlight: 1185823, lineCount: null })).toBe(2);
  });

  it('is the one nearest to the line count if a verse repeats in a bani', () => {
    expect(activeRow(BANI, { highlight: 11, lineCount: 1 })).toBe(1);
    expect(activeRow(BANI, { highlight: 11, lineCount: 3 })).toBe(3);
    expect(activeRow(BANI, { highlight: null, lineCount: 4 })).toBe(4);
  });

  it('follows the verse id if the line count disagrees, and the line count if the verse id is unknown', () => {
    expect(activeRow(BANI, { highlight: 13, lineCount: 1 })).toBe(4);
    expect(activeRow(BANI, { highlight: 11, lineCount: 4 })).toBe(3);
    expect(activeRow(SHABAD, { highlight: 26103, lineCount: 3 })).toBe(3);
  });

  it('is null if neither verse id nor line count matches', () => {
    expect(activeRow(SHABAD, { highlight: 26103, lineCount: null })).toBeNull();
    expect(activeRow(SHABAD, { highlight: null, lineCount: null })).toBeNull();
    expect(activeRow(SHABAD, { highlight: null, lineCount: 99 })).toBeNull();
  });
});

describe('the command for a tapped line [B103]', () => {
  it.each([
    [SHABAD, { type: 'shabad', shabadId: 3590, verseId: 1185823, lineCount: 2 }],
    [BANI, { type: 'bani', baniId: 9, verseId: 12, lineCount: 2 }],
    [
      { ...BANI, kind: 'ceremony' as const, id: 3 },
      { type: 'ceremony', ceremonyId: 3, verseId: 12, lineCount: 2 },
    ],
  ])('has the ids and the row, which counts from 1', (text, command) => {
    const line = text.lines[1];
    if (!line) throw new Error('no line');
    expect(lineCommand(text, line)).toEqual(command);
    expect(requestedRow(text, lineCommand(text, line))).toBe(2);
  });

  it('requests no row of another text', () => {
    const command = { type: 'shabad', shabadId: 1, verseId: 1185823, lineCount: 2 } as const;
    expect(requestedRow(SHABAD, command)).toBeNull();
    expect(requestedRow(BANI, command)).toBeNull();
    expect(requestedRow(SHABAD, { type: 'hide', hidden: true })).toBeNull();
  });
});

describe('the home line [S3.8]', () => {
  it('is the line that the shabad was opened at, or the first if unknown', () => {
    expect(homeRow(SHABAD, { homeId: 642709 })).toBe(4);
    expect(homeRow(SHABAD, { homeId: null })).toBe(1);
    expect(homeRow(SHABAD, { homeId: 26101 })).toBe(1);
  });
});

describe('loadText', () => {
  const api = createApiClient(() => Promise.resolve({ status: 404, body: {} }));

  it('returns null if nothing is open', () => {
    expect(loadText(api, { kind: 'none', id: null, baniLength: null })).toBeNull();
    expect(loadText(api, { kind: 'shabad', id: null, baniLength: null })).toBeNull();
  });

  it.each(['shabad', 'bani', 'ceremony'] as const)('rejects if a %s cannot be loaded', async (kind) => {
    await expect(loadText(api, { kind, id: 2, baniLength: null })).rejects.toThrow();
  });
});

describe('a bani', () => {
  const names = { english: 'x', hindi: 'x', en: 'x', hi: 'x', ipa: 'x', ur: 'x' };
  const none = { gurmukhi: null, unicode: null };
  const verse = {
    verse: { gurmukhi: 'siq', unicode: 'ਸਤਿ' },
    larivaar: { gurmukhi: 'siq', unicode: 'ਸਤਿ' },
    translation: {
      en: { bdb: null, ms: null, ssk: null },
      pu: { ss: none, ft: none, bdb: none, ms: none },
      es: { sn: null },
      hi: { ss: null, sts: null },
    },
    transliteration: { ...names, english: '', hindi: '' },
    ...{ pageNo: 1, lineNo: 1, updated: '' },
    visraam: { sttm: [], igurbani: [], sttm2: [] },
  };
  const row = (verseId: number, flags: object) => ({
    ...{ header: 0, mangalPosition: null, paragraph: 1 },
    ...{ existsSGPC: 0, existsMedium: 0, existsTaksal: 0, existsBuddhaDal: 1, ...flags },
    verse: { ...verse, verseId },
  });
  const body = {
    baniInfo: {
      ...{ baniID: 2, gurmukhi: 'x', unicode: 'ਜਪੁ', ...names, english: 'japujee saahib' },
      source: { sourceId: 'G', gurmukhi: 's', unicode: 'ਸ੍ਰੀ', english: 'Sri', pageNo: 1 },
      raag: { raagId: null, ...none, english: null, raagWithPage: null },
      writer: { writerId: null, ...none, english: null },
    },
    verses: [
      row(11, { existsSGPC: 1 }),
      row(12, { mangalPosition: 'above' }),
      row(13, { mangalPosition: 'current' }),
      row(14, {}),
    ],
  };
  const api = createApiClient(() => Promise.resolve({ status: 200, body }));
  const linesOf = async (baniLength: 'short' | null) =>
    (await loadText(api, { kind: 'bani', id: 2, baniLength }))?.lines.map(({ verseId }) => verseId);

  it('is extralong by default, with its mangals above [S9.20]', async () => {
    expect(await linesOf(null)).toEqual([11, 12, 14]);
    expect(await linesOf('short')).toEqual([11]);
  });
});

it('openCommand names the line and includes its ASCII text, by which legacy displays list it', () => {
  expect(openCommand({ shabadId: 1, id: 2, unicode: 'ਸਤਿ ਨਾਮੁ' })).toEqual({
    ...{ type: 'shabad', shabadId: 1, verseId: 2, lineCount: null },
    gurmukhi: 'siq nwmu',
  });
});
