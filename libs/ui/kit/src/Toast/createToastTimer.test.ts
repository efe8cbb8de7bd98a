import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createToastTimer } from './createToastTimer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('ends once, when its time is over', () => {
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

it('waits while it is paused and goes on with what was left', () => {
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

it('says nothing once it is cancelled', () => {
  const handleEnd = vi.fn();
  const timer = createToastTimer(2500, handleEnd);
  timer.cancel();
  timer.resume();
  vi.advanceTimersByTime(60_000);
  expect(handleEnd).not.toHaveBeenCalled();
});

it('can stay until it is dismissed', () => {
  const handleEnd = vi.fn();
  createToastTimer(Infinity, handleEnd);
  vi.advanceTimersByTime(60_000);
  expect(handleEnd).not.toHaveBeenCalled();
});
