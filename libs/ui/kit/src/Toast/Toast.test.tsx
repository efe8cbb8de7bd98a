import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createToastTimer, ToastRegion } from './ToastRegion.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

it('ToastRegion has both live regions before the first toast', () => {
  render(<ToastRegion toasts={[]} onDismiss={() => undefined} />);
  const region = screen.getByRole('region', { name: 'Notifications' });
  const urgencies = [...region.children].map((child) => child.getAttribute('aria-live'));
  expect(urgencies).toEqual(['assertive', 'polite']);
});

it('ToastRegion announces toasts with their urgency and removes them after 2,500 ms by default', () => {
  const handleDismiss = vi.fn();
  const toasts = [
    { id: 'copied', content: 'Copied' },
    { id: 'failed', content: 'Failed', urgency: 'assertive' as const, durationMs: 4000 },
  ];
  render(<ToastRegion toasts={toasts} onDismiss={handleDismiss} />);
  expect(screen.getByText('Copied').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
  expect(screen.getByText('Failed').closest('[aria-live]')?.getAttribute('aria-live')).toBe('assertive');
  pass(2499);
  expect(handleDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(handleDismiss.mock.calls).toEqual([['copied']]);
  pass(1500);
  expect(handleDismiss.mock.calls).toEqual([['copied'], ['failed']]);
});

it('Toast stays while it is hovered or focused', () => {
  const handleDismiss = vi.fn();
  render(<ToastRegion toasts={[{ id: 'copied', content: 'Copied' }]} onDismiss={handleDismiss} />);
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  fireEvent.pointerEnter(screen.getByText('Copied').parentElement ?? dismiss);
  act(() => {
    dismiss.focus();
  });
  fireEvent.pointerLeave(screen.getByText('Copied').parentElement ?? dismiss);
  pass(60_000);
  expect(handleDismiss).not.toHaveBeenCalled();
  act(() => {
    dismiss.blur();
  });
  pass(2500);
  expect(handleDismiss).toHaveBeenCalledOnce();
});

it('Toast restarts its timeout with each Tab, so that keyboard users can reach it', () => {
  const handleDismiss = vi.fn();
  render(<ToastRegion toasts={[{ id: 'saved', content: 'Saved' }]} onDismiss={handleDismiss} />);
  for (let stop = 0; stop < 30; stop += 1) {
    pass(2000);
    fireEvent.keyDown(document.body, { key: 'Tab' });
  }
  pass(2499);
  expect(handleDismiss).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'a' });
  pass(1);
  expect(handleDismiss).toHaveBeenCalledOnce();
});

it('createToastTimer ends once, after its duration', () => {
  const handleEnd = vi.fn();
  const timer = createToastTimer(2500, handleEnd);
  vi.advanceTimersByTime(2499);
  expect(handleEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  timer.pause();
  timer.resume();
  vi.advanceTimersByTime(10_000);
  expect(handleEnd).toHaveBeenCalledOnce();
});

it('createToastTimer resumes with the remaining time after a pause', () => {
  const handleEnd = vi.fn();
  const timer = createToastTimer(2500, handleEnd);
  vi.advanceTimersByTime(2000);
  timer.pause();
  timer.pause();
  vi.advanceTimersByTime(60_000);
  timer.resume();
  timer.resume();
  vi.advanceTimersByTime(499);
  expect(handleEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(handleEnd).toHaveBeenCalledOnce();
});

it('createToastTimer does not end after cancelling', () => {
  const handleEnd = vi.fn();
  const timer = createToastTimer(2500, handleEnd);
  timer.cancel();
  timer.resume();
  vi.advanceTimersByTime(60_000);
  expect(handleEnd).not.toHaveBeenCalled();
});

it('createToastTimer never ends with an infinite duration', () => {
  const handleEnd = vi.fn();
  createToastTimer(Infinity, handleEnd);
  vi.advanceTimersByTime(60_000);
  expect(handleEnd).not.toHaveBeenCalled();
});
