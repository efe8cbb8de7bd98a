import { fireEvent, render, screen } from '@testing-library/react';
import { DEFAULT_FONT_SIZES, DisplaySettings } from '@naad/sync-protocol';
import { InEnglish } from '@naad/ui-i18n/testing';
import { describe, expect, it, vi } from 'vitest';
import { DISPLAY_FIELDS, supportedFields, toggleName } from './displayFields.ts';
import { SettingsPanel, type SettingsPanelProps } from './SettingsPanel.tsx';

function renderPanel(props: Partial<SettingsPanelProps> = {}) {
  const onSend = vi.fn();
  render(
    <SettingsPanel
      fontSizes={DEFAULT_FONT_SIZES}
      display={null}
      hasShortcuts
      onSend={onSend}
      onShortcuts={() => undefined}
      {...props}
    />,
    { wrapper: InEnglish },
  );
  return onSend;
}

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

  it('covers exactly the settings of the wire format [S3.29, S3.30, S3.31]', () => {
    const keys = DISPLAY_FIELDS.map(({ key }) => key as string).toSorted();
    expect(keys).toEqual(Object.keys(DisplaySettings.shape).toSorted());
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
