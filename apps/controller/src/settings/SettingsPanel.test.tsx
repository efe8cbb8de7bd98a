import { fireEvent, render, screen } from '@testing-library/react';
import { DEFAULT_FONT_SIZES, DisplaySettings } from '@naad/sync-protocol';
import { InEnglish } from '@naad/ui-i18n/testing';
import { describe, expect, it, vi } from 'vitest';
import { bareSite } from '../testing/bareSite.ts';
import { DISPLAY_FIELDS, supportedFields, toggleName } from './displayFields.ts';
import { SettingsPanel, type SettingsPanelProps } from './SettingsPanel.tsx';

function renderPanel(props: Partial<SettingsPanelProps> = {}) {
  const onSend = vi.fn();
  render(
    <SettingsPanel
      fontSizes={DEFAULT_FONT_SIZES}
      display={null}
      site={null}
      hasShortcuts
      onSend={onSend}
      onShortcuts={() => undefined}
      {...props}
    />,
    { wrapper: InEnglish },
  );
  return onSend;
}

/** Choices that a bare site has no data for, beside one that it has. */
const OTHER_CHOICES: DisplaySettings = {
  translations: ['english', 'hindi'],
  steeks: ['ss', 'bdb'],
  visraamSource: 'igurbani',
  mahaanKoshTooltip: true,
};
const UNAVAILABLE = 'Not available on this site';

describe('the settings panel', () => {
  it('steps each of the four font sizes [B105, S3.28]', () => {
    const onSend = renderPanel();
    for (const name of ['Gurbani', 'Translation', 'Teeka', 'Transliteration']) {
      fireEvent.click(screen.getByRole('button', { name: `Increase: ${name}` }));
    }
    fireEvent.click(screen.getByRole('button', { name: 'Decrease: Gurbani' }));
    const step = (target: string, value: string) => [{ type: 'fontSize', target, value }];
    expect(onSend.mock.calls).toEqual([
      step('gurbani', 'plus'),
      step('translation', 'plus'),
      step('teeka', 'plus'),
      step('transliteration', 'plus'),
      step('gurbani', 'minus'),
    ]);
  });

  it('does not step beyond the limits', () => {
    const onSend = renderPanel({ fontSizes: { ...DEFAULT_FONT_SIZES, gurbani: 20 } });
    fireEvent.click(screen.getByRole('button', { name: 'Increase: Gurbani' }));
    expect(onSend).not.toHaveBeenCalled();
  });

  it('takes a name for this phone, cleans it and keeps it [U50]', () => {
    const onName = vi.fn();
    renderPanel({ name: 'Bir', onName });
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of this phone' });
    expect(field.value).toBe('Bir');
    fireEvent.change(field, { target: { value: '  Asa   Kaur ' } });
    fireEvent.blur(field);
    expect([field.value, localStorage.getItem('naad.phoneName')]).toEqual(['Asa Kaur', 'Asa Kaur']);
    expect(onName.mock.calls).toEqual([['Asa Kaur']]);
  });

  it('offers no name for a display that does not show it [U50]', () => {
    renderPanel({ name: null, onName: () => undefined });
    expect(screen.queryByRole('textbox', { name: 'Name of this phone' })).toBeNull();
  });

  it('shows only the four sizes for a legacy display [S3.31]', () => {
    renderPanel();
    expect(screen.queryByRole('heading', { name: 'Display settings' })).toBeNull();
    expect(screen.getByRole('switch', { name: 'Keyboard shortcuts' })).toBeDefined();
  });

  it('sends each changed setting by itself, and shows only settings that the display has', () => {
    const onSend = renderPanel({
      display: { larivaar: false, fontSize: 2, visraamSource: 'sttm', translations: ['english'] },
    });
    expect(screen.queryByRole('switch', { name: 'Split view' })).toBeNull();
    fireEvent.click(screen.getByRole('switch', { name: 'Larivaar' }));
    fireEvent.click(screen.getByRole('button', { name: 'Increase: Font size' }));
    fireEvent.change(screen.getByLabelText('Visraam source'), { target: { value: 'igurbani' } });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Punjabi' }));
    expect(onSend.mock.calls.map(([{ settings }]) => settings)).toEqual([
      { larivaar: true },
      { fontSize: 2.4 },
      { visraamSource: 'igurbani' },
      { translations: ['english', 'punjabi'] },
    ]);
  });

  it('shows what the site lacks as unavailable, and offers the rest', () => {
    const onSend = renderPanel({ display: { ...OTHER_CHOICES, larivaar: false }, site: bareSite });
    for (const control of [
      screen.getByRole('checkbox', { name: `Hindi ${UNAVAILABLE}` }),
      screen.getByRole('checkbox', { name: `BaniDB ${UNAVAILABLE}` }),
      screen.getByRole('option', { name: `iGurbani – ${UNAVAILABLE}` }),
      screen.getByRole('option', { name: `Legacy – ${UNAVAILABLE}` }),
      screen.getByRole('switch', { name: 'Word meanings', description: UNAVAILABLE }),
    ]) {
      expect(control).toHaveProperty('disabled', true);
    }
    expect(screen.getAllByText(UNAVAILABLE)).toHaveLength(3);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Spanish' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Faridkot Teeka' }));
    expect(onSend.mock.calls.map(([{ settings }]) => settings)).toEqual([
      { translations: ['english', 'spanish', 'hindi'] },
      { steeks: ['ss', 'ft', 'bdb'] },
    ]);
  });

  it('keeps showing choices that the site lacks', () => {
    renderPanel({ display: OTHER_CHOICES, site: bareSite });
    expect(screen.getByRole('checkbox', { name: /^Hindi/ })).toHaveProperty('checked', true);
    expect(screen.getByRole('checkbox', { name: /^BaniDB/ })).toHaveProperty('checked', true);
    expect(screen.getByLabelText('Visraam source')).toHaveProperty('value', 'igurbani');
    expect(screen.getByRole('switch', { name: 'Word meanings' })).toHaveProperty('checked', true);
  });

  it('offers everything while it is unknown what the site has', () => {
    renderPanel({ display: OTHER_CHOICES });
    expect(screen.queryByText(UNAVAILABLE, { exact: false })).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'Hindi' })).toHaveProperty('disabled', false);
  });

  it('covers exactly the settings of the wire format [S3.29, S3.30, S3.31]', () => {
    // Displays only report whether they can undo.
    const settable = Object.keys(DisplaySettings.shape).filter((key) => key !== 'canUndo');
    const keys = DISPLAY_FIELDS.map(({ key }) => key as string).toSorted();
    expect(keys).toEqual(settable.toSorted());
    expect(supportedFields({})).toEqual([]);
  });

  it('uses the required ranges and steps of sizes [S9.28]', () => {
    const sizes = DISPLAY_FIELDS.flatMap((field) =>
      field.kind === 'size' ? [[field.key, field.min, field.max, field.step]] : [],
    );
    expect(sizes).toEqual([
      ['fontSize', 1.2, 3.2, 0.4],
      ['lineHeight', 1.2, 2, 0.2],
      ['translationFontSize', 1.2, 2.4, 0.4],
      ['transliterationFontSize', 1.2, 3.2, 0.4],
      ['larivaarAssistStrength', 1, 5, 1],
    ]);
  });

  it('keeps names that it does not know', () => {
    expect(toggleName(['xx', 'hi'], 'en', ['en', 'hi'])).toEqual(['en', 'hi', 'xx']);
    expect(toggleName(['en', 'xx'], 'en', ['en', 'hi'])).toEqual(['xx']);
  });
});
