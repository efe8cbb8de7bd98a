import { InEnglish } from '@naad/ui-i18n/testing';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TIMED_BANIS } from '../../../features/home/timedBani.ts';
import { GoOn, type GoOnProps } from './GoOn.tsx';

const show = (props: Partial<GoOnProps>) =>
  render(<GoOn timedBani={null} last={null} paaths={[]} {...props} />, { wrapper: InEnglish });

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('a first visit is offered Nitnem and the first ang [P44]', () => {
  show({});
  expect(links()).toEqual([
    ['Every dayNitnemBanis of the Sundar Gutka', '/sundar-gutka'],
    ['Start readingAng 1Sri Guru Granth Sahib Ji', '/ang?ang=1&source=G'],
  ]);
});

it('a reader continues where they stopped, with ang and percentage [B70, P44]', () => {
  show({ last: { kind: 'ang', ang: 917, percent: 64, href: '/ang?ang=917&source=G' } });
  expect(links()[1]).toEqual(['ContinueAng 91764% read', '/ang?ang=917&source=G']);
});

it('a reader of a bani continues at its line [P45]', () => {
  show({
    last: {
      kind: 'bani',
      unicode: 'ਸੁਖਮਨੀ ਸਾਹਿਬ',
      percent: 33,
      href: '/sundar-gutka/sukhamanee-saahib#resume',
    },
  });
  expect(links()[1]).toEqual(['Continueਸੁਖਮਨੀ ਸਾਹਿਬ33% read', '/sundar-gutka/sukhamanee-saahib#resume']);
});

it.each([
  ['Japji Sahib', 'ਜਪੁ ਜੀ ਸਾਹਿਬ', '/sundar-gutka/japujee-saahib'],
  ['Rehraas Sahib', 'ਰਹਰਾਸਿ ਸਾਹਿਬ', '/sundar-gutka/raharaas-saahib'],
  ['Sohilaa Sahib', 'ਸੋਹਿਲਾ ਸਾਹਿਬ', '/sundar-gutka/sohilaa-saahib'],
])('%s is offered at its hour [S2.46]', (name, unicode, href) => {
  show({ timedBani: TIMED_BANIS.find((bani) => bani.href === href) ?? null });
  const link = screen.getByRole('link', { name: new RegExp(`${unicode} ?${name}$`) });
  expect(link.getAttribute('href')).toBe(href);
});
