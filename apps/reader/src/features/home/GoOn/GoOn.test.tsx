import { InEnglish } from '@naad/ui-i18n/testing';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TIMED_BANIS } from '../timedBani.ts';
import { ContinueLinks } from './ContinueLinks.tsx';

const show = (props: Partial<Parameters<typeof ContinueLinks>[0]>) =>
  render(<ContinueLinks headingId="h" resume={null} timedBani={null} {...props} />, { wrapper: InEnglish });

it('the shortcuts are only a heading on a first visit', () => {
  show({});
  expect(screen.getByRole('heading', { level: 2, name: 'Shortcuts' }).id).toBe('h');
  expect(screen.queryByRole('link')).toBeNull();
});

it('the shortcuts resume where the reader stopped [B70]', () => {
  show({ resume: { ang: 50, href: '/ang?ang=50&source=G' } });
  const link = screen.getByRole('link', { name: 'Resume at ang 50' });
  expect(link.getAttribute('href')).toBe('/ang?ang=50&source=G');
  // The tiles below still need their heading.
  expect(screen.getByRole('heading', { level: 2, name: 'Shortcuts' })).toBeTruthy();
});

it.each([
  ['Japji Sahib', '/sundar-gutka/japujee-saahib'],
  ['Rehraas Sahib', '/sundar-gutka/raharaas-saahib'],
  ['Sohilaa Sahib', '/sundar-gutka/sohilaa-saahib'],
])('the shortcuts link to %s', (name, href) => {
  show({ timedBani: TIMED_BANIS.find((bani) => bani.href === href) ?? null });
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
});
