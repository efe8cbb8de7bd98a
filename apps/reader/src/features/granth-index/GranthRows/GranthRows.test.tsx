import type { IndexEntry } from '@naad/api-client';
import { parseAng, parseShabadId, parseVerseId } from '@naad/gurbani-model';
import { InEnglish } from '@naad/ui-i18n/testing';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { GranthIndex } from '../granthIndex.ts';
import { firstPageHref, GranthRows, lastPageHref } from './GranthRows.tsx';

const entry = (
  id: string,
  english: string,
  kind: IndexEntry['kind'],
  from: number,
  to: number,
): IndexEntry => ({
  id,
  name: { english, unicode: 'ਆਸਾ' },
  kind,
  from: parseAng(from),
  to: parseAng(to),
  verseId: parseVerseId(20756),
  shabadId: null,
});
const GRANTH: GranthIndex = {
  source: { id: 'G', english: 'Sri Guru Granth Sahib Ji', unicode: null },
  path: '/index/sri-guru-granth-sahib',
  entries: [
    entry('raag-aasaa', 'Raag Asa', 'raag', 347, 489),
    entry('aasaa-ki-vaar-first-mehl', 'Asa Ki Vaar', 'vaar', 462, 475),
    entry('raag-jaijaavantee', 'Raag Jaijavanti', 'raag', 1352, 1352),
  ],
};

function rowsAt(hash: string) {
  render(
    <MemoryRouter initialEntries={[`/index/sri-guru-granth-sahib${hash}`]}>
      <GranthRows granth={GRANTH} pageName="Ang" />
    </MemoryRouter>,
    { wrapper: InEnglish },
  );
  return screen.getAllByRole('listitem');
}

it('a section links to its first line and its last page [B83]', () => {
  const [, vaar] = rowsAt('');
  const links = within(vaar ?? expect.unreachable()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['ਆਸਾAsa Ki VaarAng 462', '/ang?ang=462&source=G&highlight=20756'],
    ['Asa Ki Vaar: last page, Ang 475', '/ang?ang=475&source=G'],
  ]);
});

it('a section of a single page has one link', () => {
  const row = rowsAt('')[2] ?? expect.unreachable();
  expect(within(row).getAllByRole('link')).toHaveLength(1);
});

it.each([
  ['#aasaa-ki-vaar-first-mehl', ['aasaa-ki-vaar-first-mehl']],
  ['#AsaKiVaar', ['aasaa-ki-vaar-first-mehl']],
  ['#%E0%A4%A', []],
  ['', []],
])('the address hash %j marks the row %j', (hash, marked) => {
  const rows = rowsAt(hash);
  expect(rows.filter((row) => row.getAttribute('aria-current') === 'true').map(({ id }) => id)).toEqual(
    marked,
  );
});

it('a legacy link target occurs once and lies within its row', () => {
  const [, vaar = expect.unreachable()] = rowsAt('');
  const places = document.querySelectorAll('#AsaKiVaar');
  expect(places).toHaveLength(1);
  expect(vaar.contains(places[0] ?? null)).toBe(true);
});

const ASA: IndexEntry = {
  id: 'AsaKiVaar',
  name: { english: 'Asa Ki Vaar', unicode: 'ਆਸਾ ਕੀ ਵਾਰ' },
  kind: 'vaar',
  from: parseAng(462),
  to: parseAng(475),
  verseId: parseVerseId(20756),
  shabadId: parseShabadId(1674),
};

it('a section links to its first page with the first line highlighted if known, and to its last page without [B83]', () => {
  expect(firstPageHref('G', ASA)).toBe('/ang?ang=462&source=G&highlight=20756');
  expect(firstPageHref('G', { ...ASA, verseId: null })).toBe('/ang?ang=462&source=G');
  expect(lastPageHref('G', ASA)).toBe('/ang?ang=475&source=G');
});

it('a section without pages links to its shabad', () => {
  const ghazals = { ...ASA, from: null, to: null };
  expect(firstPageHref('N', ghazals)).toBe('/shabad?id=1674&highlight=20756');
  expect(lastPageHref('N', ghazals)).toBeNull();
  expect(firstPageHref('N', { ...ghazals, shabadId: null })).toBeNull();
});

it('a section of a single page has no second link', () => {
  expect(lastPageHref('G', { ...ASA, to: ASA.from })).toBeNull();
});
