import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InEnglish } from '../../../testing/InEnglish.tsx';
import { TIMED_BANIS } from '../timedBani.ts';
import { GoOn } from './GoOn.tsx';

const show = (props: Partial<Parameters<typeof GoOn>[0]>) =>
  render(<GoOn headingId="h" resume={null} timedBani={null} {...props} />, { wrapper: InEnglish });

it('is a heading alone for a first visit', () => {
  show({});
  expect(screen.getByRole('heading', { level: 2, name: 'Shortcuts' }).id).toBe('h');
  expect(screen.queryByRole('link')).toBeNull();
});

it('resumes where the reader was (behaviour 70)', () => {
  show({ resume: { ang: 50, href: '/ang?ang=50&source=G' } });
  const link = screen.getByRole('link', { name: 'Resume at ang 50' });
  expect(link.getAttribute('href')).toBe('/ang?ang=50&source=G');
  // The tiles below are still named.
  expect(screen.getByRole('heading', { level: 2, name: 'Shortcuts' })).toBeTruthy();
});

it.each([
  ['Japji Sahib', '/sundar-gutka/japujee-saahib'],
  ['Rehraas Sahib', '/sundar-gutka/raharaas-saahib'],
  ['Sohilaa Sahib', '/sundar-gutka/sohilaa-saahib'],
])('leads to %s', (name, href) => {
  show({ timedBani: TIMED_BANIS.find((bani) => bani.href === href) ?? null });
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
});
