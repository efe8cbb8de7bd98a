import type { IndexEntry } from '@naad/api-client';
import { parseAng, parseVerseId } from '@naad/gurbani-corpus';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { InEnglish } from '../../../testing/InEnglish.tsx';
import type { GranthIndex } from '../granthIndex.ts';
import { GranthRows } from './GranthRows.tsx';

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

it('names each part, with links to its first line and its last page (behaviour 83)', () => {
  const [, vaar] = rowsAt('');
  const links = within(vaar ?? expect.unreachable()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['ਆਸਾAsa Ki VaarAng 462', '/ang?ang=462&source=G&highlight=20756'],
    ['Asa Ki Vaar: last page, Ang 475', '/ang?ang=475&source=G'],
  ]);
});

it('has one link for a part of one page', () => {
  const row = rowsAt('')[2] ?? expect.unreachable();
  expect(within(row).getAllByRole('link')).toHaveLength(1);
});

it.each([
  ['#aasaa-ki-vaar-first-mehl', ['aasaa-ki-vaar-first-mehl']],
  ['#AsaKiVaar', ['aasaa-ki-vaar-first-mehl']],
  ['#%E0%A4%A', []],
  ['', []],
])('marks the row of %j', (hash, marked) => {
  const rows = rowsAt(hash);
  expect(rows.filter((row) => row.getAttribute('aria-current') === 'true').map(({ id }) => id)).toEqual(
    marked,
  );
});

it('has a place for the name of a row on the site before this one, once and within the row', () => {
  const [, vaar = expect.unreachable()] = rowsAt('');
  const places = document.querySelectorAll('#AsaKiVaar');
  expect(places).toHaveLength(1);
  expect(vaar.contains(places[0] ?? null)).toBe(true);
});
