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

const stored = (items: unknown, version: unknown = 1) => JSON.stringify({ version, items });

describe('a stored multi-view list', () => {
  it('contains its version [S3.17]', () => {
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

  it('round-trips every list in order', () => {
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
    stored(null),
    stored({ length: 1 }),
    stored([blessed], 2),
    stored([blessed], null),
    JSON.stringify({ items: [blessed] }),
    stored([null, 7, 'line', [], {}]),
    stored([{ ...blessed, id: '1614544' }]),
    stored([{ ...blessed, id: 0 }]),
    stored([{ ...blessed, shabadId: 1.5 }]),
    stored([{ ...blessed, verse: '' }]),
    stored([{ ...blessed, verse: { toString: 'ਧੰਨੁ' } }]),
  ])('is empty if %j was stored', (text) => {
    expect(parseMultiView(text)).toEqual([]);
  });

  it('never throws and never contains a verse twice, for any stored text', () => {
    const field = fc.oneof(fc.constantFrom(1, 2, 'ਧੰਨੁ'), fc.jsonValue());
    const item = fc.record({ id: field, shabadId: field, verse: field }, { requiredKeys: [] });
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc.array(fc.oneof(item, fc.jsonValue())).map((items) => stored(items)),
    );
    fc.assert(
      fc.property(text, (each) => {
        const ids = parseMultiView(each).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('keeps valid items once and drops invalid ones', () => {
    expect(parseMultiView(stored([glance, null, blessed, glance]))).toEqual([glance, blessed]);
  });

  it('may exceed the limit for adding after a merge, up to a safety limit', () => {
    const many = (length: number) => Array.from({ length }, (_, index) => ({ ...blessed, id: index + 1 }));
    expect(parseMultiView(stored(many(2 * MULTI_VIEW_LIMIT)))).toHaveLength(2 * MULTI_VIEW_LIMIT);
    expect(parseMultiView(stored(many(2000)))).toHaveLength(1000);
  });

  it('contains the id of its named list', () => {
    const text = formatMultiView([blessed], 'a1');
    expect([parseListId(text), parseMultiView(text)]).toEqual(['a1', [blessed]]);
    for (const other of [formatMultiView([blessed]), null, '7', stored([blessed], 2)]) {
      expect(parseListId(other)).toBe('');
    }
    expect(parseListId(JSON.stringify({ version: 1, items: [], list: 7 }))).toBe('');
  });

  it('keeps the kind of whole shabads, banis and slides', () => {
    const japji = { id: 'bani:2', shabadId: null, verse: 'ਜਪੁ ਜੀ ਸਾਹਿਬ', url: '/sundar-gutka/2' };
    const shabad = { id: 'shabad:2600', shabadId: 2600, verse: glance.verse, url: '/shabad?id=2600' };
    const slide = { id: 'slide:Langar at noon', shabadId: null, verse: 'Langar at noon', url: '' };
    const items = [japji, shabad, slide];
    expect(parseMultiView(formatMultiView(items))).toEqual(items);
    const elsewhere = items.map((item) => ({ ...item, shabadId: 7, url: 'javascript:alert(1)' }));
    expect(parseMultiView(stored(elsewhere))).toEqual(items);
    for (const id of ['bani:0', 'bani:2/../3', 'bani:', 'slide:Langar', 'verse:3', 'constructor:1']) {
      expect(parseMultiView(stored([{ ...slide, id }]))).toEqual([]);
    }
  });

  it('keeps only the item fields of a line', () => {
    const line = { ...blessed, ang: 968, translations: ['Blessed'] };
    expect(multiViewItem(line)).toEqual(blessed);
    expect(Object.keys(multiViewItem(line))).not.toContain('translations');
  });

  it('rebuilds the URL of an item instead of trusting the stored one', () => {
    expect(parseMultiView(stored([{ ...blessed, url: 'https://example.org/' }]))).toEqual([blessed]);
  });
});

describe('shabadsUrl', () => {
  it('lists shabads and lines in list order', () => {
    expect(shabadsUrl([glance, blessed])).toBe('/shabad?id=2600,3590&highlight=141639,1614544');
  });

  it('omits highlight without lines, and omits banis and slides', () => {
    const shabad = multiViewItem({ id: 'shabad:1', shabadId: 1, verse: glance.verse });
    const bani = multiViewItem({ id: 'bani:2', shabadId: null, verse: 'ਜਪੁ ਜੀ ਸਾਹਿਬ' });
    expect(shabadsUrl([bani, shabad])).toBe('/shabad?id=1');
    expect(shabadsUrl([bani, shabad, glance])).toBe('/shabad?id=1,2600&highlight=141639');
  });

  it('lists a shabad of two lines once, at the position of the first', () => {
    const other = multiViewItem({ id: 225767, shabadId: 2600, verse: 'ਹਰਿ ਜਨ ਰਾਖੇ ਗੁਰ ਗੋਵਿੰਦ ॥' });
    expect(shabadsUrl([glance, blessed, other])).toBe('/shabad?id=2600,3590&highlight=141639,1614544,225767');
  });
});
