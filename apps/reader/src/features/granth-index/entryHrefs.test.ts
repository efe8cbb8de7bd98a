import type { IndexEntry } from '@naad/api-client';
import { parseAng, parseShabadId, parseVerseId } from '@naad/gurbani-corpus';
import { expect, it } from 'vitest';
import { firstPageHref, lastPageHref } from './entryHrefs.ts';

const ASA: IndexEntry = {
  id: 'AsaKiVaar',
  name: { english: 'Asa Ki Vaar', unicode: 'ਆਸਾ ਕੀ ਵਾਰ' },
  kind: 'vaar',
  from: parseAng(462),
  to: parseAng(475),
  verseId: parseVerseId(20756),
  shabadId: parseShabadId(1674),
};

it('leads to the first page with the first line marked where it is known, and to the last without (behaviour 83)', () => {
  expect(firstPageHref('G', ASA)).toBe('/ang?ang=462&source=G&highlight=20756');
  expect(firstPageHref('G', { ...ASA, verseId: null })).toBe('/ang?ang=462&source=G');
  expect(lastPageHref('G', ASA)).toBe('/ang?ang=475&source=G');
});

it('leads to the shabad where there are no pages', () => {
  const ghazals = { ...ASA, from: null, to: null };
  expect(firstPageHref('N', ghazals)).toBe('/shabad?id=1674&highlight=20756');
  expect(lastPageHref('N', ghazals)).toBeNull();
  expect(firstPageHref('N', { ...ghazals, shabadId: null })).toBeNull();
});

it('has no second link where a part is of one page', () => {
  expect(lastPageHref('G', { ...ASA, to: ASA.from })).toBeNull();
});
