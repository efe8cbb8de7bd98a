import type { BaniForm, BaniLength } from '@naad/gurbani-model';
import { DEFAULT_PREFERENCES, type Preferences } from '@naad/settings-schema';
import { makeStore, selectBaniLength } from '@naad/settings-state';
import { InEnglish } from '@naad/ui-i18n/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { BaniLengths } from './BaniLengths.tsx';

const form = (lengths: readonly BaniLength[], says: Partial<BaniForm> = {}): BaniForm => ({
  lengths,
  mark: null,
  partOf: null,
  ...says,
});
const REHRAS = [form(['short', 'medium'], { mark: 'S' }), form(['long', 'extralong'], { mark: 'T' })];

function open(
  forms: readonly BaniForm[] = REHRAS,
  baniLength: Preferences['baniLength'] = DEFAULT_PREFERENCES.baniLength,
) {
  const store = makeStore({ preferences: { ...DEFAULT_PREFERENCES, baniLength } });
  render(
    <Provider store={store}>
      <BaniLengths
        forms={forms}
        counts={{ short: 339, medium: 339, long: 420, extralong: 420 }}
        here="/sundar-gutka/raharaas-saahib"
      />
    </Provider>,
    { wrapper: InEnglish },
  );
  return store;
}
const textsOf = (links: readonly HTMLElement[]) => links.map(({ textContent }) => textContent);

it('the forms of a bani are links with their line counts, and work without script [S3.50, T2]', () => {
  open();
  const links = screen.getAllByRole('link');
  expect(textsOf(links)).toEqual([
    'Shorter339 linesmarked (S.) in the source',
    'Longer420 linesmarked (T.) in the source',
  ]);
  expect(links[1]?.getAttribute('href')).toBe(
    '/preferences?baniLength=xl&back=%2Fsundar-gutka%2Fraharaas-saahib',
  );
});

it('the chosen form is kept for all banis [B78]', async () => {
  const store = open();
  await userEvent.click(screen.getByRole('link', { name: /^Longer/ }));
  expect(selectBaniLength(store.getState())).toBe('xl');
  expect(screen.getByRole('link', { current: true }).textContent).toContain('Longer');
});

it.each([
  ['s', 'Shorter'],
  ['m', 'Shorter'],
  ['l', 'Longer'],
  ['xl', 'Longer'],
] as const)('a stored preference %s shows the form %s [T4]', (stored, name) => {
  open(REHRAS, stored);
  expect(screen.getByRole('link', { current: true }).textContent).toContain(name);
});

it('a form cut from another bani says so, and a form that nobody marked names nobody [T3]', () => {
  open([form(['short', 'medium']), form(['long', 'extralong'], { partOf: 21 as BaniForm['partOf'] })]);
  expect(textsOf(screen.getAllByRole('link'))).toEqual([
    'Shorter339 lines',
    'Longer420 linesfrom the Rehras',
  ]);
});

it('four lengths of a data pack are four forms [T5]', () => {
  open([form(['short']), form(['medium']), form(['long']), form(['extralong'])], 'l');
  expect(textsOf(screen.getAllByRole('link')).map((text) => text.replace(/\d.*/, ''))).toEqual([
    'Short',
    'Medium',
    'Long',
    'Extra Long',
  ]);
  expect(screen.getByRole('link', { current: true }).textContent).toContain('Long');
});
