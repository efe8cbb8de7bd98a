import { InEnglish } from '@naad/ui-i18n/testing';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { STORY_HUKAMNAMA } from '../../../features/home/testing/storyHukamnama.ts';
import { HukamnamaCard } from './HukamnamaCard.tsx';

it('Home shows a line of the hukamnama of today with its place, and leads to the whole [P43]', () => {
  render(<HukamnamaCard hukamnama={STORY_HUKAMNAMA} />, { wrapper: InEnglish });
  expect(screen.getByRole('region', { name: "Today's Hukamnama" }).textContent).toContain('August 19, 2026');
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe('/hukamnama');
  expect(link.textContent).toContain(STORY_HUKAMNAMA.line);
  expect(link.textContent).toContain('Raag Sorath · Guru Nanak Dev Ji');
  expect(link.textContent).toContain('Ang 598');
});

it('Home says that another day is the latest one [P41, P43]', () => {
  render(<HukamnamaCard hukamnama={{ ...STORY_HUKAMNAMA, isToday: false }} />, { wrapper: InEnglish });
  expect(screen.getByRole('region', { name: 'Latest hukamnama' }).textContent).toContain('August 19, 2026');
});

it('Home names no raag and writer that are unknown [P43]', () => {
  const unknown = { ...STORY_HUKAMNAMA, raag: null, writer: { id: null, unicode: null, english: null } };
  render(<HukamnamaCard hukamnama={unknown} />, { wrapper: InEnglish });
  expect(screen.getByRole('link').textContent).toBe(`${STORY_HUKAMNAMA.line}Ang 598੫੯੮`);
});

it('Home says that the hukamnama could not be loaded, and shows no other shabad [P43]', () => {
  render(<HukamnamaCard hukamnama={null} />, { wrapper: InEnglish });
  expect(screen.getByRole('link').textContent).toBe(
    "Today's hukamnama could not be loaded. We will keep trying.",
  );
});
