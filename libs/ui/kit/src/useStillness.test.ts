import { fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useStillness } from './useStillness.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

function made() {
  const { hold, whenStill } = renderHook(useStillness).result.current;
  return { hold, whenStill, move: vi.fn() };
}

describe('useStillness', () => {
  it('runs a move at once without a press', () => {
    const { whenStill, move } = made();
    whenStill(move);
    expect(move).toHaveBeenCalledOnce();
  });

  it.each(['pointerUp', 'pointerCancel'] as const)(
    'delays a move during a press until the click after %s',
    async (end) => {
      const { hold, whenStill, move } = made();
      hold();
      whenStill(move);
      await pass(5_000);
      fireEvent[end](window);
      await pass(299);
      expect(move).not.toHaveBeenCalled();
      await pass(1);
      expect(move).toHaveBeenCalledOnce();
    },
  );

  it('delays a move further if another press follows', async () => {
    const { hold, whenStill, move } = made();
    hold();
    whenStill(move);
    fireEvent.pointerUp(window);
    await pass(200);
    hold();
    await pass(5_000);
    expect(move).not.toHaveBeenCalled();
    fireEvent.pointerUp(window);
    await pass(300);
    expect(move).toHaveBeenCalledOnce();
  });

  it('drops a cancelled move', async () => {
    const { hold, whenStill, move } = made();
    const later = vi.fn();
    hold();
    const callOff = whenStill(move);
    callOff();
    whenStill(later);
    fireEvent.pointerUp(window);
    await pass(300);
    expect(move).not.toHaveBeenCalled();
    expect(later).toHaveBeenCalledOnce();
  });
});
