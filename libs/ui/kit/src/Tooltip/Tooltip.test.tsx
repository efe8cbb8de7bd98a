import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tooltip } from './Tooltip.tsx';

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

function setup(delayMs?: number) {
  render(
    <Tooltip text="Fonts and colours" {...(delayMs === undefined ? {} : { delayMs })}>
      {(describedBy) => (
        <button type="button" aria-describedby={describedBy}>
          Settings
        </button>
      )}
    </Tooltip>,
  );
  return screen.getByRole('button', { name: 'Settings' });
}

it('Tooltip appears after a second of focus and hides on Escape [S9.8]', () => {
  const button = setup();
  act(() => {
    button.focus();
  });
  pass(999);
  expect(screen.queryByRole('tooltip')).toBeNull();
  pass(1);
  expect(screen.getByRole('tooltip').textContent).toBe('Fonts and colours');
  expect(button.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('Tooltip appears on hover, stays while hovered, and ignores a passing pointer', () => {
  const anchor = setup().parentElement ?? document.body;
  fireEvent.pointerEnter(anchor);
  pass(500);
  fireEvent.pointerLeave(anchor);
  pass(5000);
  expect(screen.queryByRole('tooltip')).toBeNull();
  fireEvent.pointerEnter(anchor);
  pass(5000);
  expect(screen.getByRole('tooltip')).toBeTruthy();
  fireEvent.pointerLeave(anchor);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('Tooltip appears after the given delay', () => {
  fireEvent.pointerEnter(setup(200).parentElement ?? document.body);
  pass(199);
  expect(screen.queryByRole('tooltip')).toBeNull();
  pass(1);
  expect(screen.getByRole('tooltip')).toBeTruthy();
});
