import { describe, expect, it } from 'vitest';
import type { LegacyContent } from './legacyWire.ts';
import { assumeCommand, isStepInRange, reduceContent, reduceFontSizes } from './reduceSession.ts';
import { DEFAULT_FONT_SIZES, EMPTY_STATE, type SessionState } from './sessionState.ts';

const shabad: LegacyContent = {
  ...{ kind: 'shabad', id: 628, highlight: 26102, homeId: 26102, baniLength: null, lineCount: null },
  isSnapshot: false,
};
const open = reduceContent(EMPTY_STATE, shabad);
const line = { type: 'shabad', shabadId: 628, verseId: 26103, lineCount: 3 } as const;

describe('the state of a session', () => {
  it('[SYNC-STATE-2] keeps the line a shabad was opened at [S3.8]', () => {
    const moved = reduceContent(open, { ...shabad, highlight: 26104, homeId: 0 });
    expect(moved).toMatchObject({ highlight: 26104, homeId: 26102 });
    expect(reduceContent(moved, { ...shabad, id: 700, highlight: 30001 })).toMatchObject({ homeId: 30001 });
  });

  it('[SYNC-STATE-3] keeps the line if a message has none', () => {
    expect(reduceContent(open, { ...shabad, highlight: null }).highlight).toBe(26102);
    expect(reduceContent(open, { ...shabad, id: 700, highlight: null }).highlight).toBeNull();
  });

  it('[SYNC-STATE-4] assumes only lines of the open shabad, which end a slide', () => {
    expect(assumeCommand({ ...open, text: 'x' }, line, false)).toMatchObject({
      highlight: 26103,
      lineCount: 3,
      text: null,
    });
    expect(assumeCommand(open, { ...line, shabadId: 700 }, false)).toBeNull();
    expect(assumeCommand(open, { type: 'bani', baniId: 2, verseId: null, lineCount: null }, true)).toBeNull();
  });

  it("[SYNC-STATE-5] assumes an opened ceremony and slides, but a ceremony's lines only for displays of 9.3", () => {
    const ceremony = { type: 'ceremony', ceremonyId: 3, verseId: 26106, lineCount: null } as const;
    const opened = assumeCommand(open, ceremony, false) as SessionState;
    expect(opened).toMatchObject({ kind: 'ceremony', id: 3, highlight: 26106, homeId: null });
    expect(assumeCommand(opened, { ...ceremony, verseId: 26107 }, false)).toBeNull();
    expect(assumeCommand(opened, { ...ceremony, verseId: 26107 }, true)).toMatchObject({ highlight: 26107 });
    const slide = { type: 'text', text: '', isGurmukhi: true, isAnnouncement: true } as const;
    expect(assumeCommand(open, slide, false)).toMatchObject({ kind: 'shabad', id: 628, text: '' });
  });

  it('[SYNC-STATE-6] fills missing sizes with the last known ones and keeps them in range', () => {
    expect(reduceFontSizes(DEFAULT_FONT_SIZES, { gurbani: 99 })).toEqual({
      ...DEFAULT_FONT_SIZES,
      gurbani: 20,
    });
    expect(reduceFontSizes(DEFAULT_FONT_SIZES, {})).toEqual(DEFAULT_FONT_SIZES);
    expect(reduceFontSizes(DEFAULT_FONT_SIZES, { teeka: 0 }).teeka).toBe(1);
  });

  it.each([
    [20, 'plus', false],
    [19, 'plus', true],
    [1, 'minus', false],
    [2, 'minus', true],
  ] as const)('[SYNC-CLEAN-7] sends a step from %i by %s to the host: %o', (gurbani, value, isInRange) => {
    const step = { type: 'fontSize', target: 'gurbani', value } as const;
    expect(isStepInRange({ ...DEFAULT_FONT_SIZES, gurbani }, step)).toBe(isInRange);
  });
});
