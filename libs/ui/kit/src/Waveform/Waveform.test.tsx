import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Waveform } from './Waveform.tsx';
import { waveformPath } from './waveformPath.ts';

const pathOf = (container: HTMLElement) => container.querySelector('path')?.getAttribute('d') ?? '';
const bars = (path: string) => path.split('M').slice(1);

it('draws forty bars in 200 px, dots where nothing was said yet', () => {
  const { container } = render(<Waveform levels={[0.5, 1]} />);
  const svg = container.querySelector('svg');
  expect([svg?.getAttribute('width'), svg?.getAttribute('height')]).toEqual(['200', '40']);
  expect(container.querySelector('path')?.getAttribute('stroke-width')).toBe('3');
  const drawn = bars(pathOf(container));
  expect(drawn).toHaveLength(40);
  expect(drawn.slice(0, -2).every((bar) => bar.endsWith('v0.01'))).toBe(true);
  expect(drawn[0]).toMatch(/^-196.5 /);
});

it('draws the newest where there are more than it has room for', () => {
  const levels = Array.from({ length: 100 }, (_, index) => index / 100);
  const { container } = render(<Waveform levels={levels} />);
  expect(pathOf(container)).toBe(waveformPath(levels.slice(60), { height: 40, barWidth: 3, gap: 2 }));
});

it('is as wide and as high as it is told', () => {
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

it('says what goes on where it has words, and nothing where not', () => {
  const { container, rerender } = render(<Waveform levels={[]} state="recording" label="Listening" />);
  expect(screen.getByRole('img', { name: 'Listening' }).dataset['state']).toBe('recording');
  rerender(<Waveform levels={[]} state="processing" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
