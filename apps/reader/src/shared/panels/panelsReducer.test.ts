import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_PANELS, type PanelsEvent, panelsReducer, type PanelsState } from './panelsReducer.ts';

const after = (...events: PanelsEvent[]): PanelsState => events.reduce(panelsReducer, NO_PANELS);
const toggled = (panel: 'settings' | 'shortcuts' | 'multiView') => ({ type: 'toggled', panel }) as const;

describe('the panels', () => {
  it('open on the first press of their button and close on the second', () => {
    expect(after(toggled('multiView')).open).toBe('multiView');
    expect(after(toggled('multiView'), toggled('multiView'))).toEqual(NO_PANELS);
  });

  it('close the multi-view list before settings open [B88, S4.20]', () => {
    const between = after(toggled('multiView'), toggled('settings'));
    expect(between).toMatchObject({ open: null, next: 'settings' });
    expect(panelsReducer(between, { type: 'settled' })).toMatchObject({ open: 'settings', next: null });
  });

  it('are replaced by the multi-view list at once', () => {
    expect(after(toggled('settings'), toggled('multiView')).open).toBe('multiView');
  });

  it('show the multi-view list for an opened file, whatever was open [O72]', () => {
    const opened = { type: 'fileOpened' } as const;
    expect(after(opened).open).toBe('multiView');
    expect(after(toggled('multiView'), opened).open).toBe('multiView');
    expect(after(toggled('multiView'), toggled('settings'), opened)).toMatchObject({
      open: 'multiView',
      next: null,
    });
  });

  it('lose their pin when settings open [S4.20]', () => {
    expect(after(toggled('shortcuts'), { type: 'pinned' }, toggled('settings')).isPinned).toBe(false);
  });

  it('close on Escape, pinned or not, and on a press outside unless they are pinned [S4.19]', () => {
    expect(after(toggled('settings'), { type: 'pinned' }, { type: 'closed' })).toEqual(NO_PANELS);
    expect(after(toggled('settings'), { type: 'pressedBeside' })).toEqual(NO_PANELS);
    expect(after(toggled('settings'), { type: 'pinned' }, { type: 'pressedBeside' }).open).toBe('settings');
  });

  it('keep settings open on a page that the settings affect', () => {
    expect(after(toggled('settings'), { type: 'arrived', keepsSettings: true }).open).toBe('settings');
  });

  it('close settings on pages without scripture [S4.18]', () => {
    expect(after(toggled('settings'), { type: 'arrived', keepsSettings: false })).toEqual(NO_PANELS);
    expect(after(toggled('multiView'), { type: 'arrived', keepsSettings: false }).open).toBe('multiView');
  });

  it('open the assistant for a question by themselves if no other panel is open [B109, S4.21]', () => {
    const arrived = { type: 'arrived', keepsSettings: true, isAsked: true } as const;
    const toggle = { type: 'toggled', panel: 'assistant' } as const;
    expect(after(arrived).open).toBe('assistant');
    expect(after(toggled('multiView'), arrived).open).toBe('multiView');
    expect(after(arrived, { type: 'pressedBeside' }).open).toBe('assistant');
    expect(after(arrived, toggle)).toEqual(NO_PANELS);
    expect(after(arrived, toggle, toggle).open).toBe('assistant');
    expect(after(arrived, { type: 'closed' })).toEqual(NO_PANELS);
    expect(after(arrived, { type: 'arrived', keepsSettings: true })).toEqual(NO_PANELS);
    expect(after(arrived, { type: 'arrived', keepsSettings: true, isAsked: false })).toEqual(NO_PANELS);
  });

  it('never have a next panel while one is open', () => {
    const events = fc.constantFrom<PanelsEvent>(
      toggled('settings'),
      toggled('shortcuts'),
      toggled('multiView'),
      { type: 'settled' },
      { type: 'pinned' },
      { type: 'closed' },
      { type: 'pressedBeside' },
      { type: 'arrived', keepsSettings: false },
      { type: 'arrived', keepsSettings: true, isAsked: true },
      { type: 'toggled', panel: 'assistant' },
    );
    fc.assert(
      fc.property(fc.array(events), (list) => {
        const { open, next } = after(...list);
        expect(open !== null && next !== null).toBe(false);
      }),
    );
  });
});
