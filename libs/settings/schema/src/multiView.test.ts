import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatMultiView,
  MULTI_VIEW_LIMIT,
  multiViewItem,
  parseListId,
  parseMultiView,
  shabadsUrl,
} from './multiView.ts';

const blessed = multiViewItem({
  id: 1614544,
  shabadId: 3590,
  verse: 'ਧੰਨੁ ਧੰਨੁ ਰਾਮਦਾਸ ਗੁਰੁ ਜਿਨਿ ਸਿਰਿਆ ਤਿਨੈ ਸਵਾਰਿਆ ॥',
});
const glance = multiViewItem({
  id: 141639,
  shabadId: 2600,
  verse: 'ਕ੍ਰਿਪਾ ਕਟਾਖੵ ਅਵਲੋਕਨੁ ਕੀਨੋ ਦਾਸ ਕਾ ਦੂਖੁ ਬਿਦਾਰਿਓ ॥੧॥',
});

const kept = (items: unknown, version: unknown = 1) => JSON.stringify({ version, items });

describe('the multi-view list as it is kept', () => {
  it('is written with its version', () => {
    expect(JSON.parse(formatMultiView([blessed]))).toEqual({
      version: 1,
      items: [
        {
          id: 1614544,
          shabadId: 3590,
          verse: 'ਧੰਨੁ ਧੰਨੁ ਰਾਮਦਾਸ ਗੁਰੁ ਜਿਨਿ ਸਿਰਿਆ ਤਿਨੈ ਸਵਾਰਿਆ ॥',
          url: '/shabad?id=3590&highlight=1614544',
        },
      ],
    });
  });

  it('reads back every list it wrote, in its order', () => {
    const id = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
    const item = fc.record({ id, shabadId: id, verse: fc.string({ minLength: 1, unit: 'grapheme' }) });
    const list = fc.uniqueArray(item, { selector: (each) => each.id, maxLength: MULTI_VIEW_LIMIT });
    fc.assert(
      fc.property(list, (lines) => {
        const items = lines.map(multiViewItem);
        expect(parseMultiView(formatMultiView(items))).toEqual(items);
      }),
    );
  });

  it.each([
    null,
    '',
    'null',
    '7',
    '"list"',
    '[]',
    '{"version":1,',
    kept(null),
    kept({ length: 1 }),
    kept([blessed], 2),
    kept([blessed], null),
    JSON.stringify({ items: [blessed] }),
    kept([null, 7, 'line', [], {}]),
    kept([{ ...blessed, id: '1614544' }]),
    kept([{ ...blessed, id: 0 }]),
    kept([{ ...blessed, shabadId: 1.5 }]),
    kept([{ ...blessed, verse: '' }]),
    kept([{ ...blessed, verse: { toString: 'ਧੰਨੁ' } }]),
  ])('is empty where %j was kept', (text) => {
    expect(parseMultiView(text)).toEqual([]);
  });

  it('never throws and never holds a verse twice, whatever was kept', () => {
    const field = fc.oneof(fc.constantFrom(1, 2, 'ਧੰਨੁ'), fc.jsonValue());
    const item = fc.record({ id: field, shabadId: field, verse: field }, { requiredKeys: [] });
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc.array(fc.oneof(item, fc.jsonValue())).map((items) => kept(items)),
    );
    fc.assert(
      fc.property(text, (each) => {
        const ids = parseMultiView(each).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('keeps what is good beside what is not, once', () => {
    expect(parseMultiView(kept([glance, null, blessed, glance]))).toEqual([glance, blessed]);
  });

  it('keeps more than can be added, since two devices together may have more, yet not without an end', () => {
    const many = (length: number) => Array.from({ length }, (_, index) => ({ ...blessed, id: index + 1 }));
    expect(parseMultiView(kept(many(2 * MULTI_VIEW_LIMIT)))).toHaveLength(2 * MULTI_VIEW_LIMIT);
    expect(parseMultiView(kept(many(2000)))).toHaveLength(1000);
  });

  it('is of the list whose id is kept with it', () => {
    const text = formatMultiView([blessed], 'a1');
    expect([parseListId(text), parseMultiView(text)]).toEqual(['a1', [blessed]]);
    for (const other of [formatMultiView([blessed]), null, '7', kept([blessed], 2)]) {
      expect(parseListId(other)).toBe('');
    }
    expect(parseListId(JSON.stringify({ version: 1, items: [], list: 7 }))).toBe('');
  });

  it('keeps whole shabads, banis and slides as what they are', () => {
    const japji = { id: 'bani:2', shabadId: null, verse: 'ਜਪੁ ਜੀ ਸਾਹਿਬ', url: '/sundar-gutka/2' };
    const shabad = { id: 'shabad:2600', shabadId: 2600, verse: glance.verse, url: '/shabad?id=2600' };
    const slide = { id: 'slide:Langar at noon', shabadId: null, verse: 'Langar at noon', url: '' };
    const items = [japji, shabad, slide];
    expect(parseMultiView(formatMultiView(items))).toEqual(items);
    const elsewhere = items.map((item) => ({ ...item, shabadId: 7, url: 'javascript:alert(1)' }));
    expect(parseMultiView(kept(elsewhere))).toEqual(items);
    for (const id of ['bani:0', 'bani:2/../3', 'bani:', 'slide:Langar', 'verse:3', 'constructor:1']) {
      expect(parseMultiView(kept([{ ...slide, id }]))).toEqual([]);
    }
  });

  it('has of a line what an item needs', () => {
    const line = { ...blessed, ang: 968, translations: ['Blessed'] };
    expect(multiViewItem(line)).toEqual(blessed);
    expect(Object.keys(multiViewItem(line))).not.toContain('translations');
  });

  it('leads to shabads alone, wherever the kept address leads', () => {
    expect(parseMultiView(kept([{ ...blessed, url: 'https://example.org/' }]))).toEqual([blessed]);
  });
});

describe('the address of all shabads', () => {
  it('has them and their lines in the order of the list', () => {
    expect(shabadsUrl([glance, blessed])).toBe('/shabad?id=2600,3590&highlight=141639,1614544');
  });

  it('has no lines where none is marked, and nothing of banis and slides', () => {
    const shabad = multiViewItem({ id: 'shabad:1', shabadId: 1, verse: glance.verse });
    const bani = multiViewItem({ id: 'bani:2', shabadId: null, verse: 'ਜਪੁ ਜੀ ਸਾਹਿਬ' });
    expect(shabadsUrl([bani, shabad])).toBe('/shabad?id=1');
    expect(shabadsUrl([bani, shabad, glance])).toBe('/shabad?id=1,2600&highlight=141639');
  });

  it('has a shabad of two lines once, where the first of them stands', () => {
    const other = multiViewItem({ id: 225767, shabadId: 2600, verse: 'ਹਰਿ ਜਨ ਰਾਖੇ ਗੁਰ ਗੋਵਿੰਦ ॥' });
    expect(shabadsUrl([glance, blessed, other])).toBe('/shabad?id=2600,3590&highlight=141639,1614544,225767');
  });
});
