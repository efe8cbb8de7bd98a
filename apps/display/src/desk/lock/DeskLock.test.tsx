import { act, fireEvent, render, screen } from '@testing-library/react';
import { InEnglish } from '@naad/ui-i18n/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deskOf } from '../../testing/WithDesk.tsx';
import { DeskContext } from '../useDesk.ts';
import { DeskLock } from './DeskLock.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function renderLocked() {
  const desk = deskOf();
  render(
    <DeskContext value={desk}>
      <DeskLock />
    </DeskContext>,
    { wrapper: InEnglish },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Lock the desk' }));
  const button = screen.getByRole('button', { name: 'Hold to unlock' });
  return { desk, button, isLocked: () => desk.getState().isLocked };
}

describe('a locked desk', () => {
  it('is unlocked by a long press, not by a short one', () => {
    const { button, isLocked } = renderLocked();
    fireEvent.pointerDown(button);
    act(() => vi.advanceTimersByTime(1_000));
    fireEvent.pointerUp(button);
    act(() => vi.advanceTimersByTime(1_000));
    expect(isLocked()).toBe(true);
    fireEvent.pointerDown(button);
    act(() => vi.advanceTimersByTime(1_500));
    expect(isLocked()).toBe(false);
  });

  it('is unlocked by a held key', () => {
    const { button, isLocked } = renderLocked();
    expect(document.activeElement).toBe(button);
    fireEvent.keyDown(button, { key: ' ' });
    act(() => vi.advanceTimersByTime(1_500));
    expect(isLocked()).toBe(false);
  });

  it('is unlocked by typing the shown number, for those who cannot hold a button', () => {
    const { button, isLocked } = renderLocked();
    fireEvent.click(button);
    const field = screen.getByRole('textbox');
    const number = /\d{3}/.exec(screen.getByText(/Or type/).textContent ?? '')?.[0] ?? '';
    fireEvent.change(field, { target: { value: '99' } });
    expect(isLocked()).toBe(true);
    fireEvent.change(field, { target: { value: number } });
    expect(isLocked()).toBe(false);
  });
});
