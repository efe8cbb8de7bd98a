import type { AmritKeertanChapter, AmritKeertanChapterName } from '@naad/api-client';
import { parseAng, parseShabadId } from '@naad/gurbani-model';
import { InEnglish } from '@naad/ui-i18n/testing';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChapterList } from './ChapterList.tsx';

const CHAPTERS: AmritKeertanChapterName[] = [
  { id: 1, unicode: 'ਮੰਗਲਾਚਰਣ', english: null, transliteration: 'ma(n)galaacharan' },
  { id: 2, unicode: 'ਬੇਨਤੀ', english: 'Prayer', transliteration: 'benatee' },
];
const OPENED: AmritKeertanChapter = {
  id: 2,
  name: null,
  shabads: [
    {
      id: 7,
      shabadId: parseShabadId(1839) ?? expect.unreachable(),
      unicode: 'ਨਿਮਖ ਨ ਬਿਸਰਉ ਤੁਮ੍ਹ੍ਹ ਕਉ ਹਰਿ ਹਰਿ',
      transliteration: '',
      ang: parseAng(496),
      source: { unicode: null, english: 'Sri Guru Granth Sahib Ji' },
      writer: { id: 5, unicode: null, english: 'Guru Arjan Dev Ji' },
      raag: null,
    },
  ],
};

it('the chapter list has a link that opens each chapter', () => {
  render(<ChapterList chapters={CHAPTERS} opened={null} />, { wrapper: InEnglish });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/index/amrit-keertan?chapter=1#chapter-1',
    '/index/amrit-keertan?chapter=2#chapter-2',
  ]);
});

it('the open chapter lists its shabads, each linking to the shabad with the way back [B82]', () => {
  render(<ChapterList chapters={CHAPTERS} opened={OPENED} />, { wrapper: InEnglish });
  expect(screen.getByRole('link', { current: true }).getAttribute('href')).toBe('/index/amrit-keertan');
  const shabad = screen.getByRole('link', { name: /ਨਿਮਖ/ });
  expect(shabad.getAttribute('href')).toBe('/amrit-keertan/shabads/1839?chapter=2');
  expect(shabad.textContent).toContain('Guru Arjan Dev Ji · Sri Guru Granth Sahib Ji · 496');
});

it('an open chapter without shabads says so', () => {
  render(<ChapterList chapters={CHAPTERS} opened={{ ...OPENED, shabads: [] }} />, { wrapper: InEnglish });
  expect(screen.getByText('This chapter has no shabads.')).toBeTruthy();
});
