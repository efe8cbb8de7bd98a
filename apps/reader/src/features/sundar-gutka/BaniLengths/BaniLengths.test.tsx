import { DEFAULT_PREFERENCES } from '@naad/settings-schema';
import { makeStore, selectBaniLength } from '@naad/settings-state';
import { InEnglish } from '@naad/ui-i18n/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { BaniLengths } from './BaniLengths.tsx';

function open() {
  const store = makeStore({ preferences: DEFAULT_PREFERENCES });
  render(
    <Provider store={store}>
      <BaniLengths
        counts={{ short: 339, medium: 339, long: 420, extralong: 420 }}
        here="/sundar-gutka/raharaas-saahib"
      />
    </Provider>,
    { wrapper: InEnglish },
  );
  return store;
}

it('the lengths of a bani are links with their line counts, and work without script [S3.50]', () => {
  open();
  const links = screen.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Short339 lines',
    'Medium339 lines',
    'Long420 lines',
    'Extra Long420 lines',
  ]);
  expect(links[1]?.getAttribute('href')).toBe(
    '/preferences?baniLength=m&back=%2Fsundar-gutka%2Fraharaas-saahib',
  );
});

it('the chosen length is kept for all banis [B78]', async () => {
  const store = open();
  await userEvent.click(screen.getByRole('link', { name: /^Medium/ }));
  expect(selectBaniLength(store.getState())).toBe('m');
  expect(screen.getByRole('link', { current: true }).textContent).toContain('Medium');
});
