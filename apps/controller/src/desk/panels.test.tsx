import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { EMPTY_STATE } from '@naad/sync-protocol';
import { InEnglish } from '@naad/ui-i18n/testing';
import { SHABAD } from '../testing/sampleTexts.ts';
import { LineList, type LineListProps } from './LineList.tsx';
import { SlidesPanel, type SlidesPanelProps } from './SlidesPanel.tsx';
import { StepBar } from './StepBar.tsx';

function renderLines(props: Partial<LineListProps> = {}) {
  const onChoose = vi.fn();
  const all: LineListProps = {
    text: SHABAD,
    activeRow: 3,
    homeRow: 1,
    visited: new Set([1, 3]),
    pending: null,
    onChoose,
    ...props,
  };
  render(<LineList {...all} />, { wrapper: InEnglish });
  return { onChoose, lines: within(screen.getByRole('list', { name: 'Lines' })).getAllByRole('button') };
}

describe('the line list', () => {
  it('has a button for each line, with its text and verse id', () => {
    const { lines } = renderLines();
    expect(lines).toHaveLength(4);
    expect(lines[1]?.textContent).toContain(SHABAD.lines[1]?.unicode);
    expect(lines[1]?.querySelector('[lang="pa-Guru"]')).not.toBeNull();
    expect(lines.map((line) => line.dataset['verseId'])).toEqual(['1614544', '1185823', '1052711', '642709']);
  });

  it('marks the line on the screen, lines shown before, and the home line', () => {
    const { lines } = renderLines();
    expect(lines.map((line) => line.getAttribute('aria-current'))).toEqual([null, null, 'true', null]);
    expect(lines[0]?.textContent).toContain('Home line');
    expect(lines[0]?.textContent).toContain('Shown before');
    expect(lines[3]?.textContent).not.toContain('Shown before');
  });

  it('marks a pending line without marking it as current', () => {
    const { lines } = renderLines({ pending: { row: 4, phase: 'accepted' } });
    expect(lines[3]?.dataset['phase']).toBe('accepted');
    expect(lines[3]?.getAttribute('aria-current')).toBeNull();
  });

  it('sends the row of a tapped line', () => {
    const { lines, onChoose } = renderLines();
    const [, , , fourth] = lines;
    if (fourth) fireEvent.click(fourth);
    expect(onChoose.mock.calls).toEqual([[4]]);
  });
});

describe('the step bar', () => {
  it('keeps a button without a target in place, disabled', () => {
    const onNext = vi.fn();
    render(<StepBar onPrevious={null} onHome={() => undefined} onNext={onNext} />, { wrapper: InEnglish });
    const previous = screen.getByRole('button', { name: 'Previous line' });
    expect(previous.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(previous);
    fireEvent.click(screen.getByRole('button', { name: 'Next line' }));
    expect(onNext).toHaveBeenCalledTimes(1);
  });
});

const FOLLOW = 'Follow on your phone\nhttps://naad.example/sync/BCD-FGH\nBCD-FGH';

function renderSlides(props: Partial<SlidesPanelProps> = {}) {
  const nothing = { onSlide: vi.fn(), onSend: vi.fn(), onFind: vi.fn() };
  const shown = {
    session: EMPTY_STATE,
    hostKind: 'current',
    followText: FOLLOW,
    hasHukamnama: true,
  } as const;
  render(<SlidesPanel {...nothing} {...shown} {...props} />, { wrapper: InEnglish });
}

describe('the slides panel', () => {
  it('sends Dhan Guru and the follow code as slides that every display knows', () => {
    const onSlide = vi.fn();
    renderSlides({ onSlide, session: { ...EMPTY_STATE, text: FOLLOW } });
    fireEvent.click(screen.getByRole('button', { name: /Dhan Guru/ }));
    const follow = screen.getByRole('button', { name: 'Follow code' });
    expect(follow.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(follow);
    expect(onSlide.mock.calls).toMatchObject([
      [{ command: { text: 'DMnu DMnu sRI gurU gRMQ swihb jI', isGurmukhi: true } }],
      [{ command: { text: FOLLOW, isGurmukhi: false } }],
    ]);
  });

  it('finds a random shabad and the hukamnama, unless the site has none', () => {
    const onFind = vi.fn();
    renderSlides({ onFind });
    fireEvent.click(screen.getByRole('button', { name: 'Hukamnama' }));
    fireEvent.click(screen.getByRole('button', { name: 'Random shabad' }));
    expect(onFind.mock.calls).toEqual([['hukamnama'], ['random']]);
    cleanup();
    renderSlides({ hasHukamnama: false });
    expect(screen.queryByRole('button', { name: 'Hukamnama' })).toBeNull();
  });

  it('sends a tapped slide, and an announcement when it is submitted', () => {
    const onSlide = vi.fn();
    const onSend = vi.fn();
    renderSlides({ onSlide, onSend });
    fireEvent.click(screen.getByRole('button', { name: /Waheguru/ }));
    expect(onSlide.mock.calls[0]?.[0]).toMatchObject({ id: 'waheguru' });
    fireEvent.click(screen.getByRole('button', { name: 'Show the announcement' }));
    expect(onSend).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText('Announcement'), { target: { value: 'Langar is served' } });
    fireEvent.click(screen.getByRole('button', { name: 'Show the announcement' }));
    fireEvent.click(screen.getByRole('switch', { name: 'Hide the screen' }));
    expect(onSend.mock.calls).toEqual([
      [{ type: 'text', text: 'Langar is served', isGurmukhi: false, isAnnouncement: true }],
      [{ type: 'hide', hidden: true }],
    ]);
  });

  it('does not offer to hide the screen of a legacy display', () => {
    renderSlides({ session: null, hostKind: 'legacy' });
    expect(screen.queryByRole('switch')).toBeNull();
  });
});
