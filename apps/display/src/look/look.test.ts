import fc from 'fast-check';
import { DisplaySettings } from '@naad/sync-protocol';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOK, parseLook } from './look.ts';
import { isOn, type LookField, stepSize, toggleField } from './lookFields.ts';
import { displaySettingsOf, withSettings } from './wireSettings.ts';

const FIELDS: readonly LookField[] = [
  'larivaar',
  'larivaarAssist',
  'visraams',
  'dark',
  'nextLine',
  'centred',
  'paragraph',
  'autoScroll',
  'wordMeanings',
  'split',
  'reading',
  'sehaj',
  'en',
  'pu',
  'es',
  'hi',
  'steekSs',
  'steekFt',
  'steekMs',
  'steekBdb',
  'latin',
  'devanagari',
  'shahmukhi',
  'ipa',
];

/** One non-default value of each setting that a controller can change. */
const EVERY_SETTING: readonly DisplaySettings[] = [
  { translations: ['punjabi', 'hindi'], steeks: ['ss'] },
  { transliterations: ['ur', 'ipa'] },
  { steeks: ['ft', 'ms'], translations: ['english', 'punjabi'] },
  { fontSize: 2.4 },
  { lineHeight: 1.8 },
  { translationFontSize: 1.7 },
  { transliterationFontSize: 1.8 },
  { larivaar: true },
  { larivaar: true, larivaarAssist: true },
  { larivaarAssistStrength: 2 },
  { splitView: true },
  { readingMode: true },
  { paragraphMode: true },
  { centerAlign: false },
  { theme: 'light', darkMode: false },
  { mahaanKoshTooltip: true },
  { visraams: false },
  { visraamSource: 'igurbani' },
  { visraamStyle: 'gradient-bg' },
  { fontFamily: 'prabhki' },
  { autoScroll: true },
  { sehajPaathMode: true },
  { nextLine: true },
];

describe('the look of the screen', () => {
  it('never has larivaar assist without larivaar', () => {
    const assisted = toggleField(DEFAULT_LOOK, 'larivaarAssist');
    expect(assisted).toMatchObject({ larivaar: true, larivaarAssist: true });
    expect(toggleField(assisted, 'larivaar')).toMatchObject({ larivaar: false, larivaarAssist: false });
  });

  it('survives storage and the wire whatever is toggled, and anything invalid becomes the default', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...FIELDS)), (fields) => {
        const look = fields.reduce(toggleField, DEFAULT_LOOK);
        expect(parseLook(JSON.parse(JSON.stringify(look)))).toEqual(look);
        for (const field of FIELDS) expect(isOn(toggleField(look, field), field)).toBe(!isOn(look, field));
        const reported = displaySettingsOf(look);
        expect(DisplaySettings.parse(reported)).toEqual(reported);
        expect(withSettings(look, reported)).toEqual(look);
      }),
    );
    fc.assert(fc.property(fc.jsonValue(), (stored) => void parseLook(stored)));
    expect(parseLook({ sizes: { gurbani: 99 }, theme: 'x', assistStrength: '3' })).toEqual(DEFAULT_LOOK);
  });

  it('takes changed settings from a phone and ignores unknown names', () => {
    expect(
      withSettings(DEFAULT_LOOK, { translations: ['hindi', 'klingon', 'english'], fontSize: 3.2 }),
    ).toMatchObject({
      translations: ['en', 'hi'],
      sizes: { gurbani: 14 },
    });
    expect(withSettings(DEFAULT_LOOK, { larivaarAssist: true })).toMatchObject({ larivaar: true });
    expect(withSettings(DEFAULT_LOOK, { theme: 'plaid' })).toEqual(DEFAULT_LOOK);
    expect(withSettings(DEFAULT_LOOK, { darkMode: false })).toMatchObject({ theme: 'light' });
  });

  it.each(EVERY_SETTING)('takes %j from a controller and reports it back', (settings) => {
    expect(displaySettingsOf(withSettings(DEFAULT_LOOK, settings))).toMatchObject(settings);
    expect(displaySettingsOf(DEFAULT_LOOK)).not.toMatchObject(settings);
  });

  it('has every setting of the wire except the bani length and the undo, which belong to the desk', () => {
    const ofTheDesk = ['baniLength', 'canUndo'];
    const known = new Set([...Object.keys(displaySettingsOf(DEFAULT_LOOK)), ...ofTheDesk]);
    expect([...known].toSorted()).toEqual(Object.keys(DisplaySettings.shape).toSorted());
    const tried = new Set(EVERY_SETTING.flatMap((each) => Object.keys(each)));
    expect([...tried, ...ofTheDesk].toSorted()).toEqual(Object.keys(DisplaySettings.shape).toSorted());
  });

  it('has one mode at a time', () => {
    const split = toggleField(DEFAULT_LOOK, 'split');
    expect(toggleField(split, 'reading')).toMatchObject({ mode: 'reading' });
    expect(withSettings(split, { sehajPaathMode: true })).toMatchObject({ mode: 'sehaj' });
    expect(withSettings(split, { readingMode: false })).toMatchObject({ mode: 'split' });
    expect(withSettings(split, { splitView: false })).toMatchObject({ mode: 'mixed' });
  });

  it('turns Punjabi on with its first steek and off with its last', () => {
    const punjabi = toggleField(DEFAULT_LOOK, 'pu');
    expect(punjabi).toMatchObject({ translations: ['en', 'pu'], steeks: ['ss'] });
    expect(toggleField(punjabi, 'steekSs')).toMatchObject({ translations: ['en'], steeks: [] });
    expect(toggleField(DEFAULT_LOOK, 'steekFt')).toMatchObject({
      translations: ['en', 'pu'],
      steeks: ['ft'],
    });
    expect(toggleField(punjabi, 'pu')).toEqual(DEFAULT_LOOK);
    expect(withSettings(punjabi, { translations: ['english'] })).toEqual(DEFAULT_LOOK);
  });

  it('steps sizes within the range of the wire', () => {
    let look = DEFAULT_LOOK;
    for (let step = 0; step < 30; step++) look = stepSize(look, 'gurbani', 'plus');
    expect(look.sizes.gurbani).toBe(20);
    for (let step = 0; step < 30; step++) look = stepSize(look, 'gurbani', 'minus');
    expect(look.sizes.gurbani).toBe(1);
  });
});
