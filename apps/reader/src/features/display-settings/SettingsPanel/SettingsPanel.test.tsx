import { DEFAULT_PREFERENCES } from '@naad/settings-schema';
import { makeStore, selectPreferences } from '@naad/settings-state';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { InEnglish } from '../../../testing/InEnglish.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';

it('makes choices and takes them back', async () => {
  const store = makeStore({ preferences: DEFAULT_PREFERENCES });
  render(
    <Provider store={store}>
      <SettingsPanel />
    </Provider>,
    { wrapper: InEnglish },
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Sepia' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Cartoon images' }));
  expect(selectPreferences(store.getState())).toMatchObject({ theme: 'sepia', hasDrawings: true });
  await userEvent.click(screen.getByRole('button', { name: 'Reset to default' }));
  expect(selectPreferences(store.getState())).toEqual(DEFAULT_PREFERENCES);
});
