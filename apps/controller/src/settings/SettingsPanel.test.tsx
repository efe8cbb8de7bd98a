import { fireEvent, render, screen } from '@testing-library/react';
import { DEFAULT_FONT_SIZES, DisplaySettings } from '@naad/sync-protocol';
import { describe, expect, it, vi } from 'vitest';
import { InEnglish } from '../testing/InEnglish.tsx';
import { DISPLAY_FIELDS, fieldsOf, toggledName } from './displayFields.ts';
import { SettingsPanel, type SettingsPanelProps } from './SettingsPanel.tsx';

function draw(props: Partial<SettingsPanelProps> = {}) {
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

describe('settings of the display', () => {
  it('step the four sizes, each for its target (behaviour 105)', () => {
    const onSend = draw();
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

  it('do not step over the ends', () => {
    const onSend = draw({ fontSizes: { ...DEFAULT_FONT_SIZES, gurbani: 20 } });
    fireEvent.click(screen.getByRole('button', { name: 'Increase: Gurbani' }));
    expect(onSend).not.toHaveBeenCalled();
  });

  it('are the four sizes only where the display takes no others', () => {
    draw();
    expect(screen.queryByRole('heading', { name: 'The display' })).toBeNull();
    expect(screen.getByRole('switch', { name: 'Keyboard shortcuts' })).toBeDefined();
  });

  it('change what the display says it has, one at a time', () => {
    const onSend = draw({
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

  it('have every setting that a display may have, and none that the wire does not know', () => {
    const keys = DISPLAY_FIELDS.map(({ key }) => key as string).toSorted();
    expect(keys).toEqual(Object.keys(DisplaySettings.shape).toSorted());
    expect(fieldsOf({})).toEqual([]);
  });

  it('go by the steps of the specification (section 9)', () => {
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

  it('keep names they do not know', () => {
    expect(toggledName(['xx', 'hi'], 'en', ['en', 'hi'])).toEqual(['en', 'hi', 'xx']);
    expect(toggledName(['en', 'xx'], 'en', ['en', 'hi'])).toEqual(['xx']);
  });
});
