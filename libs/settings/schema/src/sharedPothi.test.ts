import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { multiViewItem } from './multiView.ts';
import { formatPothiFile, formatPothiLink, parsePothiFile, parsePothiLink } from './sharedPothi.ts';
import { anyItems } from './testing/anyPothis.ts';

const glance = multiViewItem({
  id: 141639,
  shabadId: 2600,
  verse: 'ਕ੍ਰਿਪਾ ਕਟਾਖੵ ਅਵਲੋਕਨੁ ਕੀਨੋ ਦਾਸ ਕਾ ਦੂਖੁ ਬਿਦਾਰਿਓ ॥੧॥',
});
const japji = multiViewItem({ id: 'bani:2', shabadId: null, verse: 'ਜਪੁ ਜੀ ਸਾਹਿਬ' });
const shabad = multiViewItem({ id: 'shabad:3590', shabadId: 3590, verse: 'ਧੰਨੁ ਧੰਨੁ' });
const slide = multiViewItem({ id: 'slide:Langar ~ 1!', shabadId: null, verse: 'Langar ~ 1!' });
const ITEMS = [glance, japji, shabad, slide];
const bare = ITEMS.map(({ id, shabadId }) => ({ id, shabadId }));
const name = fc.string({ maxLength: 20, unit: 'grapheme' }).map((text) => text.replace(/\s+/g, ' ').trim());

describe('a shared list', () => {
  it('is a short URL fragment without words of scripture', () => {
    const link = formatPothiLink({ name: 'ਐਤਵਾਰ ~', items: ITEMS });
    expect(link).toBe(
      '1~%E0%A8%90%E0%A8%A4%E0%A8%B5%E0%A8%BE%E0%A8%B0%20%7E~208.31af~.2~2rq~!Langar%20%7E%201!',
    );
    expect(parsePothiLink(`#${link}`)).toEqual({ name: 'ਐਤਵਾਰ ~', items: bare });
  });

  it('round-trips through a link and a file, in order', () => {
    fc.assert(
      fc.property(name, anyItems, (title, items) => {
        const given = { name: title, items: items.map(({ id, shabadId }) => ({ id, shabadId })) };
        expect(parsePothiLink(formatPothiLink({ name: title, items }))).toEqual(given);
        expect(parsePothiFile(formatPothiFile(title, items))).toEqual(given);
      }),
    );
  });

  it('is readable as a file', () => {
    expect(JSON.parse(formatPothiFile('Sunday', [glance]))).toEqual({
      format: 'naad.pothi',
      version: 1,
      name: 'Sunday',
      items: [{ id: 141639, shabadId: 2600, verse: glance.verse }],
    });
  });

  it('never imports the words of a line from a file', () => {
    const forged = formatPothiFile('Sunday', [{ ...glance, verse: 'Words that are no scripture' }]);
    expect(parsePothiFile(forged)?.items).toEqual([{ id: 141639, shabadId: 2600 }]);
  });

  it.each(['', '#', '2~Sunday~2r', '1', '1~%', 'name=x'])('is null for the fragment %j', (hash) => {
    expect(parsePothiLink(hash)).toBeNull();
  });

  it('drops invalid items', () => {
    const items = ['2rq', '0', '.0', '2rq.0', 'ਧੰਨੁ', '', '!', '!%', '__proto__', '2rq.31af.1', '!ok'];
    expect(parsePothiLink(`1~Sunday~${items.join('~')}`)?.items).toEqual([
      { id: 'shabad:3590', shabadId: 3590 },
      { id: 'slide:ok', shabadId: null },
    ]);
    expect(parsePothiLink(`1~~!${'a'.repeat(501)}`)?.items).toEqual([]);
  });

  it('is limited to the list maximum and never throws', () => {
    const many = Array.from({ length: 600 }, (_, index) => `a.${(index + 1).toString(36)}`);
    expect(parsePothiLink(`1~Sunday~${many.join('~')}`)?.items).toHaveLength(500);
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.string().map((text) => `1~a~${text}`),
        ),
        (text) => {
          parsePothiLink(text);
          parsePothiFile(text);
        },
      ),
    );
  });
});
