import { describe, expect, it } from 'vitest';
import { BANI, SHABAD, SHABAD_STATE } from '../testing/sampleTexts.ts';
import { createApiClient } from '@naad/api-client';
import { activeRow, askedRow, homeRow, lineCommand, loadText, openCommand } from './openText.ts';

describe('where the highlight is', () => {
  it('is the line that the session names', () => {
    expect(activeRow(SHABAD, SHABAD_STATE)).toBe(3);
    expect(activeRow(SHABAD, { highlight: 1185823, lineCount: null })).toBe(2);
  });

  it('is by place where a line comes back in a bani', () => {
    expect(activeRow(BANI, { highlight: 11, lineCount: 1 })).toBe(1);
    expect(activeRow(BANI, { highlight: 11, lineCount: 3 })).toBe(3);
    expect(activeRow(BANI, { highlight: null, lineCount: 4 })).toBe(4);
  });

  it('is by name where the place is counted otherwise, and by place where the name is another’s', () => {
    expect(activeRow(BANI, { highlight: 13, lineCount: 1 })).toBe(4);
    expect(activeRow(BANI, { highlight: 11, lineCount: 4 })).toBe(3);
    expect(activeRow(SHABAD, { highlight: 26103, lineCount: 3 })).toBe(3);
  });

  it('is nowhere rather than somewhere', () => {
    expect(activeRow(SHABAD, { highlight: 26103, lineCount: null })).toBeNull();
    expect(activeRow(SHABAD, { highlight: null, lineCount: null })).toBeNull();
    expect(activeRow(SHABAD, { highlight: null, lineCount: 99 })).toBeNull();
  });
});

describe('what a tap on a line says (behaviour 103)', () => {
  it.each([
    [SHABAD, { type: 'shabad', shabadId: 3590, verseId: 1185823, lineCount: 2 }],
    [BANI, { type: 'bani', baniId: 9, verseId: 12, lineCount: 2 }],
    [
      { ...BANI, kind: 'ceremony' as const, id: 3 },
      { type: 'ceremony', ceremonyId: 3, verseId: 12, lineCount: 2 },
    ],
  ])('has the ids and the row, counted from 1', (text, command) => {
    const line = text.lines[1];
    if (!line) throw new Error('no line');
    expect(lineCommand(text, line)).toEqual(command);
    expect(askedRow(text, lineCommand(text, line))).toBe(2);
  });

  it('is not taken for one about another text', () => {
    const command = { type: 'shabad', shabadId: 1, verseId: 1185823, lineCount: 2 } as const;
    expect(askedRow(SHABAD, command)).toBeNull();
    expect(askedRow(BANI, command)).toBeNull();
    expect(askedRow(SHABAD, { type: 'hide', hidden: true })).toBeNull();
  });
});

describe('home', () => {
  it('is the line a shabad was opened at, and the first where that is not known', () => {
    expect(homeRow(SHABAD, { homeId: 642709 })).toBe(4);
    expect(homeRow(SHABAD, { homeId: null })).toBe(1);
    expect(homeRow(SHABAD, { homeId: 26101 })).toBe(1);
  });
});

describe('a text', () => {
  const api = createApiClient(() => Promise.resolve({ status: 404, body: {} }));

  it('is none where nothing is open', () => {
    expect(loadText(api, { kind: 'none', id: null, baniLength: null })).toBeNull();
    expect(loadText(api, { kind: 'shabad', id: null, baniLength: null })).toBeNull();
  });

  it.each(['shabad', 'bani', 'ceremony'] as const)('that does not come is no empty one: %s', async (kind) => {
    await expect(loadText(api, { kind, id: 2, baniLength: null })).rejects.toThrow();
  });
});

describe('a bani (specification, section 9)', () => {
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

  it('is extralong where the display does not say, with its mangals above', async () => {
    expect(await linesOf(null)).toEqual([11, 12, 14]);
    expect(await linesOf('short')).toEqual([11]);
  });
});

it('a shabad is opened by its line, with the words a legacy display lists it by', () => {
  expect(openCommand({ shabadId: 1, id: 2, unicode: 'ਸਤਿ ਨਾਮੁ' })).toEqual({
    ...{ type: 'shabad', shabadId: 1, verseId: 2, lineCount: null },
    gurmukhi: 'siq nwmu',
  });
});
