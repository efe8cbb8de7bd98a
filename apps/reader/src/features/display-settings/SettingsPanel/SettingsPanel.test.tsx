import { DEFAULT_PREFERENCES, type Preferences } from '@naad/settings-schema';
import { makeStore, selectPreferences } from '@naad/settings-state';
import { InEnglish } from '@naad/ui-i18n/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ACTIONS } from '../../../shared/actions/actions.ts';
import type { Place } from '../../../shared/actions/PlaceContext.tsx';
import { PlaceProvider } from '../../../shared/actions/PlaceContext.tsx';
import { CAPABILITIES } from '../testing/capabilities.ts';
import { SettingsPanel } from './SettingsPanel.tsx';

beforeEach(() => {
  // A device without preferences.
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

const SHABAD: Place = { hasVerses: true, isAng: false, isBani: false, sourceIds: ['G'] };

function open(place: Partial<Place> = {}, preferences: Partial<Preferences> = {}) {
  const store = makeStore({ preferences: { ...DEFAULT_PREFERENCES, ...preferences } });
  render(
    <Provider store={store}>
      <PlaceProvider value={{ ...SHABAD, ...place }}>
        <SettingsPanel capabilities={CAPABILITIES} />
      </PlaceProvider>
    </Provider>,
    { wrapper: InEnglish },
  );
  return () => selectPreferences(store.getState());
}

const toggle = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });
const names = (role: string) => screen.queryAllByRole(role).map((each) => each.getAttribute('aria-label'));

describe('the display settings', () => {
  it('are applied and can be reset', async () => {
    const chosen = open();
    await userEvent.click(screen.getByRole('radio', { name: 'Sepia' }));
    await userEvent.click(toggle('Illustrations'));
    await userEvent.click(toggle('Larivaar assist'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Font' }), 'Prabhki');
    expect(chosen()).toMatchObject({
      theme: 'sepia',
      hasDrawings: true,
      hasAssist: true,
      isLarivaar: true,
      font: 'prabhki',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Reset to default' }));
    expect(chosen()).toEqual(DEFAULT_PREFERENCES);
  });

  it('keep their established order [S2.79]', () => {
    open();
    expect(names('switch')).toEqual([
      'Keep open',
      'Larivaar',
      'Larivaar assist',
      'Dark mode',
      'Word meanings',
      'Visraams',
      'Auto scroll',
      'Split view',
      'Reading mode',
      'Illustrations',
      'Audio player',
      'English transliteration',
      'Hindi transliteration',
      'Shahmukhi transliteration',
      'IPA transliteration',
      'English translation',
      'Punjabi translation',
      'Spanish translation',
      'Hindi translation',
      'Unicode: the font of your device',
    ]);
  });

  it('have a link to each group', async () => {
    Element.prototype.scrollIntoView = () => undefined;
    open();
    const groups = screen.getByRole('navigation', { name: 'Groups of settings' });
    const ways = within(groups).getAllByRole('button');
    expect(ways.map(({ textContent }) => textContent)).toEqual(
      screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    );
    await userEvent.click(within(groups).getByRole('button', { name: 'Fonts and sizes' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Fonts and sizes' }));
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('show only what applies to the kind of page', () => {
    open({ isAng: true });
    expect(names('switch')).toEqual(expect.arrayContaining(['Akhand paath', 'Sehaj paath', 'Auto scroll']));
    expect(names('switch')).not.toContain('Reading mode');
    expect(screen.queryByRole('radiogroup', { name: 'Bani length' })).toBeNull();
  });

  it('offer lengths and paragraph mode on banis [B78]', async () => {
    const chosen = open({ isBani: true });
    await userEvent.click(screen.getByRole('radio', { name: 'Extra Long' }));
    await userEvent.click(toggle('Paragraph mode'));
    expect(chosen()).toMatchObject({ baniLength: 'xl', isParagraph: true });
  });

  it('switch a reading mode off when another is switched on [B56]', async () => {
    open();
    await userEvent.click(toggle('Split view'));
    await userEvent.click(toggle('Reading mode'));
    expect([toggle('Split view').checked, toggle('Reading mode').checked]).toEqual([false, true]);
  });

  it('take the label of every switch with an action from that action', () => {
    open();
    const labels = ACTIONS.map(({ label }) => label.message);
    const own = names('switch').filter((name) => !labels.includes(name ?? ''));
    expect(own).toEqual(['Keep open', 'Illustrations']);
  });
});

describe('translation settings', () => {
  it('offer the translators of the open work by name [B67]', async () => {
    const chosen = open();
    const english = screen.getByRole('group', { name: 'English: translators' });
    expect(within(english).getAllByRole('checkbox')).toHaveLength(2);
    expect(within(english).queryByRole('checkbox', { name: /Kohli/ })).toBeNull();
    await userEvent.click(within(english).getByRole('checkbox', { name: 'Bhai Manmohan Singh' }));
    expect(chosen().translations.english).toEqual(['ssk', 'ms']);
  });

  it('switch off with the last translator and on with the first [B57]', async () => {
    const chosen = open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Dr. Sant Singh Khalsa' }));
    expect(chosen().translations.english).toEqual([]);
    expect(toggle('English translation').checked).toBe(false);
    await userEvent.click(toggle('Punjabi translation'));
    expect(chosen().translations.punjabi).toEqual(['ss']);
  });

  it('give the reason for a language without translations', () => {
    open();
    expect(toggle('Hindi translation').disabled).toBe(true);
    expect(screen.getByText('This site has no source for this.')).toBeDefined();
  });

  it('offer the translators of the open work only', () => {
    open({ sourceIds: ['D'] });
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Kohli/ }).checked).toBe(true);
    expect(toggle('Spanish translation').disabled).toBe(true);
  });
});

describe('size settings', () => {
  it('change in steps up to their limits, or by a list [B59, S5.18, S9.19]', async () => {
    const chosen = open({}, { fontSize: 2.8 });
    const larger = screen.getByRole('button', { name: 'Increase: Font size' });
    await userEvent.click(larger);
    expect(chosen().fontSize).toBe(3.2);
    expect(larger.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(larger);
    expect(chosen().fontSize).toBe(3.2);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Font size' }), '16');
    expect(chosen().fontSize).toBe(1.6);
    await userEvent.click(screen.getByRole('button', { name: 'Increase: Line height' }));
    expect(chosen().lineHeight).toBe(1.4);
  });
});

describe('visraam settings', () => {
  it('offer the available sources and disable the others with a reason', async () => {
    const chosen = open({}, { hasVisraams: true });
    const source = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Visraam source' });
    expect([...source.options].map(({ text, disabled }) => [text, disabled])).toEqual([
      ['Default', false],
      ['iGurbani (not available)', true],
      ['Legacy (not available)', true],
    ]);
    await userEvent.click(screen.getByRole('radio', { name: 'Gradient' }));
    expect(chosen().visraamStyle).toBe('gradient-bg');
  });
});
