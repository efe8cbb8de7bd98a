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

  it('are in order of use [S2.79]', () => {
    open();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Translations',
      'Transliteration',
      'Larivaar and pauses',
      'Layout',
      'Reading modes',
      'More',
    ]);
    expect(names('switch')).toEqual([
      'English translation',
      'Punjabi translation',
      'Spanish translation',
      'English transliteration',
      'Hindi transliteration',
      'Shahmukhi transliteration',
      'IPA transliteration',
      'Larivaar',
      'Larivaar assist',
      'Visraams',
      'Gurmukhi numerals',
      'Auto scroll',
      'Split view',
      'Reading mode',
      'Word meanings',
      'Illustrations',
      'Keep open',
    ]);
  });

  it('have a way to the rest below the first groups', async () => {
    Element.prototype.scrollIntoView = () => undefined;
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Larivaar, pauses, layout and more' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Larivaar and pauses' }));
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('hide what the site lacks, and name it once at the end', () => {
    open({ isBani: true });
    expect(screen.getByText(/^Not available on this site/).textContent).toBe(
      'Not available on this site: Hindi translation, Visraam source, Bani length, Audio player',
    );
  });

  it('show only what applies to the kind of page', () => {
    open({ isAng: true });
    expect(names('switch')).toEqual(expect.arrayContaining(['Akhand paath', 'Sehaj paath', 'Auto scroll']));
    expect(names('switch')).not.toContain('Reading mode');
    expect(screen.queryByRole('radiogroup', { name: 'Bani length' })).toBeNull();
  });

  it('offer lengths and paragraph mode on banis [B78]', async () => {
    const lengths = { sources: [], absent: null };
    const features = { ...CAPABILITIES.features, lengths };
    const chosen = open({ isBani: true }, {}, { ...CAPABILITIES, features });
    await userEvent.click(screen.getByRole('radio', { name: 'Longer' }));
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
    expect(own).toEqual(['Gurmukhi numerals', 'Illustrations', 'Keep open']);
  });
});

describe('translation settings', () => {
  const openAll = () => userEvent.click(screen.getByRole('button', { name: 'All translations' }));

  it('offer the translators of the open work by name [B67]', async () => {
    const chosen = open();
    await openAll();
    const english = screen.getByRole('group', { name: 'English: translators' });
    expect(within(english).getAllByRole('checkbox')).toHaveLength(2);
    expect(within(english).queryByRole('checkbox', { name: /Kohli/ })).toBeNull();
    await userEvent.click(within(english).getByRole('checkbox', { name: 'Bhai Manmohan Singh' }));
    expect(chosen().translations.english).toEqual(['ssk', 'ms']);
  });

  it('switch off with the last translator and on with the first [B57]', async () => {
    const chosen = open();
    await openAll();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Dr. Sant Singh Khalsa' }));
    expect(chosen().translations.english).toEqual([]);
    expect(toggle('English translation').checked).toBe(false);
    await userEvent.click(toggle('Punjabi translation'));
    expect(chosen().translations.punjabi).toEqual(['ss']);
  });

  it('keep choices that the site lacks', async () => {
    const stored = { ...DEFAULT_PREFERENCES.translations, english: ['ssk', 'bdb'], hindi: ['ss'] };
    const chosen = open({}, { translations: stored });
    expect(screen.queryByRole('switch', { name: 'Hindi translation' })).toBeNull();
    await openAll();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Bhai Manmohan Singh' }));
    expect(chosen().translations).toMatchObject({ english: ['ssk', 'bdb', 'ms'], hindi: ['ss'] });
  });

  it("put several translations into the reader's order", async () => {
    const translations = { ...DEFAULT_PREFERENCES.translations, english: ['ssk'], punjabi: ['ss'] };
    const chosen = open({}, { translations });
    await openAll();
    const order = screen.getByRole('list', { name: 'Order of the translations' });
    expect(within(order).getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Move up: Prof. Sahib Singh' }));
    expect(chosen().translationOrder).toEqual(['pu.ss', 'en.ssk']);
  });

  it('offer the translators of the open work only', async () => {
    open({ sourceIds: ['D'] });
    await openAll();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Kohli/ }).checked).toBe(true);
    expect(toggle('Spanish translation').disabled).toBe(true);
    expect(screen.getByText('No translation available for this work.')).toBeDefined();
  });
});

describe('the audio player switch', () => {
  const player = () => screen.getByRole('switch', { name: 'Audio player' });

  it('is hidden on a site without recordings', () => {
    open();
    expect(screen.queryByRole('switch', { name: 'Audio player' })).toBeNull();
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
  it('offer the source only if there are several', async () => {
    const visraamSources = ['sttm', 'igurbani'] as const;
    const chosen = open({}, { hasVisraams: true }, { ...CAPABILITIES, visraamSources });
    const source = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Visraam source' });
    expect([...source.options].map(({ text }) => text)).toEqual(['Default', 'iGurbani']);
    await userEvent.click(screen.getByRole('radio', { name: 'Gradient' }));
    expect(chosen().visraamStyle).toBe('gradient-bg');
  });

  it('keep a chosen source that the site lacks', () => {
    const chosen = open({}, { hasVisraams: true, visraamSource: 'igurbani' });
    expect(screen.queryByRole('combobox', { name: 'Visraam source' })).toBeNull();
    expect(chosen().visraamSource).toBe('igurbani');
  });
});
