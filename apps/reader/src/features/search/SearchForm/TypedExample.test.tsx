import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act } from 'react';
import { TypedExample, typingFrames } from './TypedExample.tsx';

describe('the frames of a typed example [S4.46]', () => {
  it('spread its letters, each with its signs, over 2,000 ms', () => {
    expect(typingFrames(['ਜੋ ਮੰਗ'])).toEqual([
      { text: 'ਜੋ', ms: 500 },
      { text: 'ਜੋ ', ms: 500 },
      { text: 'ਜੋ ਮੰ', ms: 500 },
      { text: 'ਜੋ ਮੰਗ', ms: 500 },
    ]);
    const latin = typingFrames(['He has extended']);
    expect(latin.slice(0, -1).every(({ ms }) => ms === 2000 / 15)).toBe(true);
  });

  it('cycle through several examples once, with a pause between, and end with the first', () => {
    const frames = typingFrames(['ab', 'cde']);
    expect(frames.map(({ text }) => text)).toEqual(['a', 'ab', 'c', 'cd', 'cde', 'ab']);
    expect(frames[1]?.ms).toBe(500);
  });

  it('are empty without an example', () => {
    expect(typingFrames([])).toEqual([]);
  });
});

describe('a typed example', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is hidden from screen readers, restarts for another example, and stops when unmounted', () => {
    const draw = (example: string) => <TypedExample examples={[example]} className="x" lang="pa-Guru" />;
    const { container, rerender, unmount } = render(draw('ਧਧਰਗਜ'));
    const text = () => container.querySelector('span[aria-hidden="true"][lang="pa-Guru"]')?.textContent;
    const wait = (ms: number) => {
      act(() => {
        vi.advanceTimersByTime(ms);
      });
    };
    expect(text()).toBe('');
    wait(1);
    expect(text()).toBe('ਧ');
    wait(2000);
    expect(text()).toBe('ਧਧਰਗਜ');
    rerender(draw('ਮਤ'));
    wait(1);
    expect(text()).toBe('ਮ');
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
