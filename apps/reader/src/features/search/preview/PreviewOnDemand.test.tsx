import { act, fireEvent, render, screen } from '@testing-library/react';
import { parseShabadId, parseVerseId } from '@naad/gurbani-corpus';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PanelsProvider } from '../../../panels/PanelsContext.tsx';
import { InEnglish } from '../../../testing/InEnglish.tsx';
import { OpenPanel } from '../../../testing/OpenPanel.tsx';
import { contentOf, STORY_PAGES } from '../../../testing/storyPages.ts';
import { loadPreview } from './loadPreview.ts';
import { PreviewOnDemand } from './PreviewOnDemand.tsx';

vi.mock('./loadPreview.ts', () => ({ loadPreview: vi.fn() }));
const load = vi.mocked(loadPreview);

const [shabad = expect.unreachable()] = contentOf(STORY_PAGES.shabad, 'shabad').shabads;
const lines = shabad.verses.slice(0, 12);
const verse = {
  id: parseVerseId(lines[1]?.id ?? '') ?? expect.unreachable(),
  shabadId: parseShabadId(3590) ?? expect.unreachable(),
};

beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset().mockResolvedValue({ lines, more: 3 });
});
afterEach(() => {
  vi.useRealTimers();
});

function show(around: ReactNode = null) {
  render(
    <PanelsProvider>
      {around}
      <PreviewOnDemand verse={verse}>
        {(describedBy) => (
          <a href="#shabad" aria-describedby={describedBy}>
            ਧੰਨੁ
          </a>
        )}
      </PreviewOnDemand>
      <a href="#next">next</a>
    </PanelsProvider>,
    { wrapper: InEnglish },
  );
  return screen.getByRole('link', { name: 'ਧੰਨੁ' });
}

async function wait(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  // What is due now may load its part of the program.
  await act(() => vi.dynamicImportSettled());
}

const preview = () => screen.queryByRole('tooltip');
const mouse = { pointerType: 'mouse' };
const finger = { pointerType: 'touch', clientX: 10, clientY: 10 };

describe('a preview for the pointer', () => {
  it('comes after a moment with the first lines and how many follow, and goes with the pointer (behaviour 43)', async () => {
    const link = show();
    fireEvent.pointerEnter(link.parentElement ?? link, mouse);
    await wait(399);
    expect(preview()).toBeNull();
    await wait(1);
    const shown = preview() ?? expect.unreachable();
    expect(shown.querySelectorAll('[lang=pa-Guru]')).toHaveLength(lines.length);
    expect(shown.textContent).toContain('+ 3 more lines...');
    expect(shown.querySelectorAll('[data-found]')).toHaveLength(1);
    expect(link.getAttribute('aria-describedby')).toBe(shown.id);
    fireEvent.pointerLeave(link.parentElement ?? link, mouse);
    expect(preview()).toBeNull();
    expect(link.hasAttribute('aria-describedby')).toBe(false);
  });

  it.each([
    [1, '+ 1 more line...'],
    [0, null],
  ])('says of %i further lines %s', async (more, text) => {
    load.mockResolvedValue({ lines, more });
    const link = show();
    fireEvent.pointerEnter(link.parentElement ?? link, mouse);
    await wait(400);
    expect(preview()?.textContent.match(/\+ .*$/)?.[0] ?? null).toBe(text);
  });

  it('is hidden by Escape, and asks for nothing any more', async () => {
    load.mockReturnValue(new Promise(() => undefined));
    const link = show();
    fireEvent.pointerEnter(link.parentElement ?? link, mouse);
    await wait(400);
    expect(preview()?.getAttribute('id')).toBeTruthy();
    const signal = load.mock.calls[0]?.[2] ?? expect.unreachable();
    expect(signal.aborted).toBe(false);
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(preview()).toBeNull();
    expect(signal.aborted).toBe(true);
  });

  it('says when it did not come', async () => {
    load.mockRejectedValue(new Error('gone'));
    const link = show();
    fireEvent.pointerEnter(link.parentElement ?? link, mouse);
    await wait(400);
    expect(preview()?.textContent).toBe('The preview did not come.');
  });

  it('is not there while a panel is open', async () => {
    const link = show(<OpenPanel panel="settings" />);
    fireEvent.pointerEnter(link.parentElement ?? link, mouse);
    await wait(1000);
    expect(preview()).toBeNull();
    expect(load).not.toHaveBeenCalled();
  });
});

describe('a preview for the keyboard', () => {
  it('does not come where the focus follows a click', async () => {
    const link = show();
    act(() => {
      link.focus();
    });
    await wait(1000);
    expect(preview()).toBeNull();
  });

  it('comes where the focus stays, which it does not take, and goes with it', async () => {
    const link = show();
    // This document knows no keyboard.
    const matches = vi.spyOn(link, 'matches').mockReturnValue(true);
    act(() => {
      link.focus();
    });
    expect(matches).toHaveBeenCalledWith(':focus-visible');
    await wait(699);
    expect(preview()).toBeNull();
    await wait(1);
    expect(preview()).not.toBeNull();
    expect(document.activeElement).toBe(link);
    act(() => {
      screen.getByRole('link', { name: 'next' }).focus();
    });
    expect(preview()).toBeNull();
  });
});

describe('a preview for a finger', () => {
  it('comes where it rests, stays when it is lifted, and goes with a press elsewhere', async () => {
    const link = show();
    fireEvent.pointerDown(link, finger);
    await wait(500);
    expect(preview()).not.toBeNull();
    fireEvent.pointerUp(link, finger);
    // The end of a long press does not follow the link.
    expect(fireEvent.click(link)).toBe(false);
    expect(preview()).not.toBeNull();
    fireEvent.pointerDown(screen.getByRole('link', { name: 'next' }), finger);
    expect(preview()).toBeNull();
  });

  it('does not come for one that scrolls or taps', async () => {
    const link = show();
    fireEvent.pointerDown(link, finger);
    fireEvent.pointerMove(link, { ...finger, clientY: 30 });
    await wait(600);
    expect(preview()).toBeNull();
    fireEvent.pointerDown(link, finger);
    await wait(200);
    fireEvent.pointerUp(link, finger);
    expect(fireEvent.click(link)).toBe(true);
    await wait(600);
    expect(preview()).toBeNull();
  });
});
