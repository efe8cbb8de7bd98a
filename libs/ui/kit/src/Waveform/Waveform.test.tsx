import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import fc from 'fast-check';
import { Waveform, waveformPath } from './Waveform.tsx';

const pathOf = (container: HTMLElement) => container.querySelector('path')?.getAttribute('d') ?? '';
const bars = (path: string) => path.split('M').slice(1);

it('Waveform shows forty bars in 200 px, with dots before the first sound [S9.12]', () => {
  const { container } = render(<Waveform levels={[0.5, 1]} />);
  const svg = container.querySelector('svg');
  expect([svg?.getAttribute('width'), svg?.getAttribute('height')]).toEqual(['200', '40']);
  expect(container.querySelector('path')?.getAttribute('stroke-width')).toBe('3');
  const visible = bars(pathOf(container));
  expect(visible).toHaveLength(40);
  expect(visible.slice(0, -2).every((bar) => bar.endsWith('v0.01'))).toBe(true);
  expect(visible[0]).toMatch(/^-196.5 /);
});

it('Waveform shows the newest levels if not all fit', () => {
  const levels = Array.from({ length: 100 }, (_, index) => index / 100);
  const { container } = render(<Waveform levels={levels} />);
  expect(pathOf(container)).toBe(waveformPath(levels.slice(60), { height: 40, barWidth: 3, gap: 2 }));
});

it('Waveform has the given width and height', () => {
  const { container, rerender } = render(
    <Waveform levels={[]} width={48} height={30} barWidth={4} gap={2} />,
  );
  expect(bars(pathOf(container))).toHaveLength(8);
  expect(pathOf(container)).toContain(' 15v');
  rerender(<Waveform levels={[]} width="container" />);
  expect(container.querySelector('svg')?.getAttribute('width')).toBe('100%');
  rerender(<Waveform levels={[1]} width={1} />);
  expect(bars(pathOf(container))).toHaveLength(0);
});

it('Waveform is announced only with a label', () => {
  const { container, rerender } = render(<Waveform levels={[]} state="recording" label="Listening" />);
  expect(screen.getByRole('img', { name: 'Listening' }).dataset['state']).toBe('recording');
  rerender(<Waveform levels={[]} state="processing" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

const measures = { height: 40, barWidth: 3, gap: 2 };

it('waveformPath centres the bars vertically, with the newest at the right', () => {
  expect(waveformPath([0.5, 1], measures)).toBe('M-6.5 10.75v18.51M-1.5 1.5v37.01');
  expect(waveformPath([], measures)).toBe('');
});

it('waveformPath handles silence, values above 1 and NaN', () => {
  expect(waveformPath([-1], measures)).toBe(waveformPath([0], measures));
  expect(waveformPath([Number.NaN], measures)).toBe(waveformPath([0], measures));
  expect(waveformPath([7], measures)).toBe(waveformPath([1], measures));
  expect(waveformPath([0], measures)).toBe('M-1.5 20v0.01');
});

it('waveformPath has one bar per level, within the height', () => {
  fc.assert(
    fc.property(fc.array(fc.double()), (levels) => {
      const bars = [...waveformPath(levels, measures).matchAll(/M(-?[\d.]+) ([\d.]+)v([\d.]+)/g)];
      expect(bars).toHaveLength(levels.length);
      for (const [, , top, length] of bars) {
        expect(Number(top)).toBeGreaterThanOrEqual(1.49);
        expect(Number(top) + Number(length)).toBeLessThanOrEqual(38.52);
      }
    }),
  );
});
