import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAnswer } from './useAnswer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an answer', () => {
  it('belongs to the current question, whichever comes first', async () => {
    const waiting = new Map<string, (value: string) => void>();
    const { result, rerender } = renderHook(
      ({ question }: { question: string }) =>
        useAnswer(question, () => new Promise<string>((resolve) => waiting.set(question, resolve))),
      { initialProps: { question: 'one' } },
    );
    act(() => vi.advanceTimersByTime(200));
    rerender({ question: 'other' });
    act(() => vi.advanceTimersByTime(200));
    await act(async () => {
      waiting.get('other')?.('second');
      waiting.get('one')?.('first');
      await Promise.resolve();
    });
    expect(result.current).toEqual({ value: 'second', isAsking: false });
    rerender({ question: 'one' });
    expect(result.current).toEqual({ value: null, isAsking: true });
  });

  it('waits until the question rests, and is null if asking fails', async () => {
    const ask = vi.fn(() => Promise.reject(new Error('offline')));
    const { result, rerender } = renderHook(
      ({ question }: { question: string }) => useAnswer(question, ask),
      {
        initialProps: { question: 'a' },
      },
    );
    act(() => vi.advanceTimersByTime(150));
    rerender({ question: 'ab' });
    act(() => vi.advanceTimersByTime(150));
    expect(ask).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(50));
    expect(ask).toHaveBeenCalledTimes(1);
    expect(result.current).toEqual({ value: null, isAsking: false });
  });
});
