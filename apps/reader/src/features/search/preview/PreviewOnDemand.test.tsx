import { act, fireEvent, render, screen } from '@testing-library/react';
import { parseShabadId, parseVerseId } from '@naad/gurbani-model';
import { InEnglish } from '@naad/ui-i18n/testing';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PanelsProvider } from '../../../shared/panels/PanelsContext.tsx';
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
  // A due preview may be loading its chunk.
  await act(() => vi.dynamicImportSettled());
}

const preview = () => screen.queryByRole('tooltip');
const mouse = { pointerType: 'mouse' };
const finger = { pointerType: 'touch', clientX: 10, clientY: 10 };

describe('the preview on hover', () => {
  it('appears after a delay with the first lines and the number of further lines, and disappears with the pointer [B43]', async () => {
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
  ])('shows for %i further lines %s [B43]', async (more, text) => {
    load.mockResolvedValue({ lines, more });
    const link = show();
    fireEvent.pointerEnter(link.parentElement ?? link, mouse);
    await wait(400);
    expect(preview()?.textContent.match(/\+ .*$/)?.[0] ?? null).toBe(text);
  });

  it('closes by Escape, which aborts its request', async () => {
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

  it('reports a failed request', async () => {
    load.mockRejectedValue(new Error('gone'));
    const link = show();
    fireEvent.pointerEnter(link.parentElement ?? link, mouse);
    await wait(400);
    expect(preview()?.textContent).toBe('The preview did not load.');
  });

  it('is not shown while a panel is open [S2.78]', async () => {
    const link = show(<OpenPanel panel="settings" />);
    fireEvent.pointerEnter(link.parentElement ?? link, mouse);
    await wait(1000);
    expect(preview()).toBeNull();
    expect(load).not.toHaveBeenCalled();
  });
});

describe('the preview on focus', () => {
  it("doesn't appear if a click gave the focus", async () => {
    const link = show();
    act(() => {
      link.focus();
    });
    await wait(1000);
    expect(preview()).toBeNull();
  });

  it('appears while the focus stays on the link, without taking it', async () => {
    const link = show();
    // jsdom doesn't support :focus-visible.
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

describe('the preview on touch', () => {
  it('appears on a long press, stays after it, and closes on a press elsewhere', async () => {
    const link = show();
    fireEvent.pointerDown(link, finger);
    await wait(500);
    expect(preview()).not.toBeNull();
    fireEvent.pointerUp(link, finger);
    // The click that ends a long press doesn't follow the link.
    expect(fireEvent.click(link)).toBe(false);
    expect(preview()).not.toBeNull();
    fireEvent.pointerDown(screen.getByRole('link', { name: 'next' }), finger);
    expect(preview()).toBeNull();
  });

  it("doesn't appear on scrolling or a tap", async () => {
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
