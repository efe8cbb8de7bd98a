import { describe, expect, it } from 'vitest';
import { EMPTY_STATE } from './sessionState.ts';
import { Slide } from './slide.ts';
import { rowOf, slideOf, type SlideParts, type SlideRow, slideNameOf, SPECIAL_SLIDES } from './slideOf.ts';

const row = (verseId: number, unicode: string): SlideRow => ({
  verseId,
  unicode,
  visraams: [{ word: 1, type: 'main' }],
  translations: [
    { key: 'en.ms', lang: 'en', text: 'one' },
    { key: 'en.ssk', lang: 'en', text: 'another' },
    { key: 'pu.ft', lang: 'pa-Guru', text: 'ਇਕ' },
    { key: 'es.sn', lang: 'es', text: ' ' },
  ],
  transliterations: [
    { script: 'en', lang: 'pa-Latn', text: 'so' },
    { script: 'ur', lang: 'pa-Arab', text: 'سو' },
  ],
});
const ROWS = [row(11, 'ਸੋ ਦਰੁ'), row(12, 'ਸੋ ਪੁਰਖੁ')];
const OPEN = { ...EMPTY_STATE, kind: 'shabad', id: 7 } as const;
const slide = (parts: Partial<SlideParts>) =>
  slideOf({
    state: OPEN,
    rows: ROWS,
    row: 0,
    choices: { translations: [], transliterations: [], hasNextLine: false },
    toUnicode: (ascii) => `«${ascii}»`,
    ...parts,
  });

describe('an announcement', () => {
  const announce = (text: string) => slide({ state: { ...OPEN, text } });

  it('has the address that is a line of its own as its link, and no other', () => {
    const link = 'https://naad.example/sync/BCD-FGH';
    expect(announce(`Follow\n${link}\nBCD-FGH`)).toMatchObject({ kind: 'text', link });
    expect(announce(`See ${link} today`)).not.toHaveProperty('link');
    expect(announce('javascript:alert(1)')).not.toHaveProperty('link');
  });
});

describe('a slide', () => {
  it('contains the selected parts of a line in their order, with one translation per language', () => {
    const made = slide({
      choices: { translations: ['pu', 'es', 'en'], transliterations: ['ur', 'hi'], hasNextLine: true },
    });
    expect(made).toMatchObject({
      of: { kind: 'shabad', id: 7, row: 0 },
      unicode: 'ਸੋ ਦਰੁ',
      next: 'ਸੋ ਪੁਰਖੁ',
      translations: [{ key: 'pu.ft' }, { key: 'en.ssk' }],
      transliterations: [{ script: 'ur' }],
    });
    expect(Slide.parse(made)).toEqual(made);
    expect(
      slide({ row: 1, choices: { translations: [], transliterations: [], hasNextLine: true } }),
    ).toMatchObject({
      next: null,
      translations: [],
    });
  });

  it('contains the selected Punjabi steeks, and the default one if a line has none of them', () => {
    const keys = (steeks: readonly string[]) => {
      const made = slide({
        choices: { translations: ['pu'], steeks, transliterations: [], hasNextLine: false },
      });
      return made.kind === 'line' ? made.translations.map(({ key }) => key) : made.kind;
    };
    expect(keys(['ft'])).toEqual(['pu.ft']);
    expect(keys(['ms', 'ft'])).toEqual(['pu.ft']);
    expect(keys(['ms'])).toEqual(['pu.ft']);
    expect(keys([])).toEqual(['pu.ft']);
  });

  it('contains the paragraph if selected: as marked in a bani, else up to the next number', () => {
    const around = (rows: readonly SlideRow[], at: number) => {
      const made = slide({
        rows,
        row: at,
        choices: { translations: [], transliterations: [], hasNextLine: false, hasParagraph: true },
      });
      expect(Slide.parse(made)).toEqual(made);
      return made.kind === 'line' ? made.around : made.kind;
    };
    const shabad = ['ਗਉੜੀ ਮਹਲਾ ੫ ॥੧॥', 'ੳ ॥', 'ਅ ॥੧॥ ਰਹਾਉ ॥', 'ੲ ॥', 'ਸ ॥੨॥'].map((unicode, id) =>
      row(id, unicode),
    );
    expect(around(shabad, 1)).toEqual({ before: [], after: ['ਅ ॥੧॥ ਰਹਾਉ ॥'] });
    expect(around(shabad, 4)).toEqual({ before: ['ੲ ॥'], after: [] });
    const bani = [1, 1, 2, 2].map((paragraph, id) => ({ ...row(id, `${String(id)} ॥੧॥`), paragraph }));
    expect(around(bani, 1)).toEqual({ before: ['0 ॥੧॥'], after: [] });
    const both = { translations: [], transliterations: [], hasNextLine: true, hasParagraph: true };
    expect(slide({ rows: shabad, row: 1, choices: both })).toMatchObject({ next: null });
    expect(slide({ rows: shabad, row: 2, choices: both })).toMatchObject({ next: 'ੲ ॥' });
    const long = Array.from({ length: 40 }, (_each, id) => row(id, `${String(id)} ॥`));
    expect(around(long, 20)).toMatchObject({ before: { length: 8 }, after: { length: 8 } });
    expect(around(long, 0)).toMatchObject({ before: { length: 0 }, after: { length: 8 } });
  });

  it('shows the text that covers the line, in Unicode, and nothing while the screen is hidden', () => {
    const text = { ...OPEN, text: SPECIAL_SLIDES.waheguru, isGurmukhi: true };
    expect(slide({ state: text })).toMatchObject({ kind: 'text', name: 'waheguru', text: '«vwihgurU»' });
    expect(slide({ state: { ...OPEN, text: 'Langar at 12' } })).toEqual({
      kind: 'text',
      name: 'announcement',
      text: 'Langar at 12',
      isGurmukhi: false,
    });
    expect(slide({ state: { ...OPEN, text: '' } })).toEqual({ kind: 'blank' });
    expect(slide({ state: { ...text, hidden: true } })).toEqual({ kind: 'blank' });
    expect(slide({ state: EMPTY_STATE })).toEqual({ kind: 'blank' });
    expect(slide({ rows: [] })).toEqual({ kind: 'blank' });
  });

  it('recognises named slides by their text, as clients write it', () => {
    expect(slideNameOf(SPECIAL_SLIDES.moolMantra, true)).toBe('moolMantra');
    expect(slideNameOf(SPECIAL_SLIDES.moolMantra.replace(' ]', ''), true)).toBe('moolMantra');
    expect(slideNameOf(SPECIAL_SLIDES.dhanGuru, true)).toBe('dhanGuru');
    expect(slideNameOf('vwihgurU', false)).toBe('announcement');
    expect(slideNameOf('<> ', true)).toBe('announcement');
  });

  it('is at the named row if that has the line, else at the nearest row with the line', () => {
    const twice = [{ verseId: 5 }, { verseId: 6 }, { verseId: 5 }];
    expect(rowOf({ highlight: 5, lineCount: 3 }, twice)).toBe(2);
    expect(rowOf({ highlight: 6, lineCount: 3 }, twice)).toBe(1);
    expect(rowOf({ highlight: 5, lineCount: 7 }, twice)).toBe(2);
    expect(rowOf({ highlight: 5, lineCount: null }, twice)).toBe(0);
    expect(rowOf({ highlight: null, lineCount: 2 }, twice)).toBe(1);
    expect(rowOf({ highlight: 99, lineCount: 9 }, twice)).toBe(0);
  });
});
