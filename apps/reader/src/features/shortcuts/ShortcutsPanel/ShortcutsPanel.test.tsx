import { DEFAULT_PREFERENCES } from '@naad/settings-schema';
import { makeStore } from '@naad/settings-state';
import { InEnglish } from '@naad/ui-i18n/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shortcutKeys } from '../../../shared/actions/shortcutKeys.ts';
import { ShortcutsPanel } from './ShortcutsPanel.tsx';

const row = (name: RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  render(
    <Provider store={makeStore({ preferences: DEFAULT_PREFERENCES })}>
      <ShortcutsPanel />
    </Provider>,
    { wrapper: InEnglish },
  );
});
afterEach(() => {
  shortcutKeys.reset();
});

describe('the shortcuts panel', () => {
  it('lists the keys of every action', () => {
    expect(row(/^Larivaar: L\. Change$/)).toBeDefined();
    expect(row(/^Centre align: Ctrl \/ Cmd \+ Shift \+ C\. Change$/)).toBeDefined();
    expect(row(/^Sehaj paath: no keys\. Change$/)).toBeDefined();
  });

  it('changes the keys of an action, by keyboard alone', async () => {
    row(/^Larivaar: L/).focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(row(/^Larivaar: press the new keys$/));
    await userEvent.keyboard('k');
    expect(document.activeElement).toBe(row(/^Larivaar: K\. Change$/));
    expect(screen.getByRole('status').textContent).toContain('Larivaar: K');
    await userEvent.click(screen.getByRole('button', { name: 'Reset keys' }));
    expect(row(/^Larivaar: L\. Change$/)).toBeDefined();
  });

  it('refuses keys of another action or the browser, and says so', async () => {
    await userEvent.click(row(/^Larivaar: L/));
    await userEvent.keyboard('v');
    expect(screen.getByRole('status').textContent).toContain('Visraams already uses V. Press other keys.');
    await userEvent.keyboard('{Control>}t{/Control}');
    expect(screen.getByRole('status').textContent).toContain('Ctrl / Cmd + T belongs to the browser.');
    expect(shortcutKeys.get()).toEqual({});
    await userEvent.keyboard('{Control>}{Shift>}k{/Shift}{/Control}');
    expect(shortcutKeys.get()).toEqual({ larivaar: 'mod+shift+k' });
  });

  it('removes keys by Delete, and keeps them on Escape or Tab', async () => {
    await userEvent.click(row(/^Visraams: V/));
    await userEvent.keyboard('{Escape}');
    expect(row(/^Visraams: V\. Change$/)).toBeDefined();
    await userEvent.click(row(/^Visraams: V/));
    await userEvent.tab();
    expect(row(/^Visraams: V\. Change$/)).toBeDefined();
    await userEvent.click(row(/^Visraams: V/));
    await userEvent.keyboard('{Delete}');
    expect(row(/^Visraams: no keys\. Change$/)).toBeDefined();
    expect(screen.getByRole('status').textContent).toContain('Visraams has no keys now.');
  });
});
