import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPaint, type DirectScreen, hasDirectScreens, sendDirectly } from './directLink.ts';

const MESSAGE = { from: 'desk', type: 'session', desk: 'a', sign: 'none' } as const;

/** Makes a window that the desk has opened; `paint` calls back as its next frame does. */
function openWindow() {
  const received: unknown[] = [];
  const waiting: (() => void)[] = [];
  const screen: DirectScreen = {
    receive: (message) => void received.push(message),
    onPainted: (callback) => void waiting.push(callback),
  };
  const paint = () => {
    for (const callback of waiting.splice(0)) callback();
  };
  return { screen, received, paint };
}

const setWindows = (...screens: readonly unknown[]) => {
  Object.assign(globalThis, { naadScreens: new Set(screens) });
};

describe('the direct link to windows that a desk has opened', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    setWindows();
  });

  it('lets the desk go on once the first window has painted [U95]', () => {
    const [one, other] = [openWindow(), openWindow()];
    setWindows(one.screen, other.screen);
    const done = vi.fn();
    sendDirectly(MESSAGE);
    afterPaint(done);
    expect([one.received, other.received]).toEqual([[MESSAGE], [MESSAGE]]);
    expect(done).not.toHaveBeenCalled();
    other.paint();
    one.paint();
    vi.runAllTimers();
    expect(done).toHaveBeenCalledOnce();
  });

  it('waits a tenth of a second for a window without frames, and not at all without one [U95]', () => {
    const done = vi.fn();
    setWindows(openWindow().screen);
    afterPaint(done);
    vi.advanceTimersByTime(99);
    expect(done).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(done).toHaveBeenCalledOnce();
    setWindows();
    afterPaint(done);
    expect(done).toHaveBeenCalledTimes(2);
  });

  it('forgets a window that has crashed, or is from a release that registers otherwise', () => {
    const { screen, received } = openWindow();
    setWindows(() => undefined, screen);
    sendDirectly(MESSAGE);
    expect(received).toEqual([MESSAGE]);
    setWindows({
      receive() {
        throw new Error('crashed');
      },
    });
    sendDirectly(MESSAGE);
    expect(hasDirectScreens()).toBe(false);
  });
});
