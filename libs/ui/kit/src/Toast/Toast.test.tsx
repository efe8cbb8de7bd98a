import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastRegion } from './ToastRegion.tsx';

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

it('has both live regions before the first toast', () => {
  render(<ToastRegion toasts={[]} onDismiss={() => undefined} />);
  const region = screen.getByRole('region', { name: 'Notifications' });
  const urgencies = [...region.children].map((child) => child.getAttribute('aria-live'));
  expect(urgencies).toEqual(['assertive', 'polite']);
});

it('speaks with the urgency it is given and goes after 2,500 ms unless told', () => {
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

it('waits while it is hovered or holds the focus', () => {
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
