import type { Capabilities } from '@naad/api-client';
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

const UNAVAILABLE = 'Not available on this site';

function open(
  place: Partial<Place> = {},
  preferences: Partial<Preferences> = {},
  capabilities: Capabilities | null = CAPABILITIES,
) {
  const store = makeStore({ preferences: { ...DEFAULT_PREFERENCES, ...preferences } });
  render(
    <Provider store={store}>
      <PlaceProvider value={{ ...SHABAD, ...place }}>
        <SettingsPanel capabilities={capabilities} />
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

  it('show a language that the site lacks as unavailable, and keep the choice', async () => {
    const hindi = ['ss'];
    const chosen = open({}, { translations: { ...DEFAULT_PREFERENCES.translations, hindi } });
    const hindiSwitch = screen.getByRole('switch', { name: 'Hindi translation', description: UNAVAILABLE });
    expect(hindiSwitch).toMatchObject({ disabled: true, checked: true });
    await userEvent.click(toggle('Spanish translation'));
    expect(chosen().translations).toMatchObject({ spanish: ['sn'], hindi });
  });

  it('show a chosen translator whom the site lacks as unavailable, and keep the choice', async () => {
    const chosen = open(
      {},
      { translations: { ...DEFAULT_PREFERENCES.translations, english: ['ssk', 'bdb'] } },
    );
    const missing = screen.getByRole('checkbox', { name: `BaniDB ${UNAVAILABLE}` });
    expect(missing).toMatchObject({ disabled: true, checked: true });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Bhai Manmohan Singh' }));
    expect(chosen().translations.english).toEqual(['ssk', 'bdb', 'ms']);
  });

  it('offer the translators of the open work only', () => {
    open({ sourceIds: ['D'] });
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Kohli/ }).checked).toBe(true);
    expect(toggle('Spanish translation').disabled).toBe(true);
    expect(screen.getByText('No translation available for this work.')).toBeDefined();
  });
});

describe('the audio player switch', () => {
  const player = () => screen.getByRole('switch', { name: 'Audio player' });

  it('is unavailable on a site without recordings, and stays on', () => {
    open();
    expect(player()).toMatchObject({ disabled: true, checked: true });
    expect(screen.getByRole('switch', { name: 'Audio player', description: UNAVAILABLE })).toBe(player());
  });

  it.each(['audio', 'hukamnamaAudio'] as const)('is offered with the feature %s', async (name) => {
    const present = { sources: [], absent: null };
    const features = { ...CAPABILITIES.features, [name]: present };
    const chosen = open({}, {}, { ...CAPABILITIES, features });
    await userEvent.click(player());
    expect(chosen().hasAudioPlayer).toBe(false);
  });
});

it('everything is offered while it is unknown what the site has', () => {
  open({}, { hasVisraams: true }, null);
  expect(screen.queryByText(UNAVAILABLE, { exact: false })).toBeNull();
  expect(screen.getAllByRole('switch').every((each) => !each.matches(':disabled'))).toBe(true);
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
  it('offer the available sources, and show the others as unavailable', async () => {
    const chosen = open({}, { hasVisraams: true });
    const source = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Visraam source' });
    expect([...source.options].map(({ text, disabled }) => [text, disabled])).toEqual([
      ['Default', false],
      [`iGurbani – ${UNAVAILABLE}`, true],
      [`Legacy – ${UNAVAILABLE}`, true],
    ]);
    await userEvent.click(screen.getByRole('radio', { name: 'Gradient' }));
    expect(chosen().visraamStyle).toBe('gradient-bg');
  });

  it('keep a chosen source that the site lacks', () => {
    const chosen = open({}, { hasVisraams: true, visraamSource: 'igurbani' });
    expect(screen.getByRole('combobox', { name: 'Visraam source' })).toHaveProperty('value', 'igurbani');
    expect(chosen().visraamSource).toBe('igurbani');
  });
});
