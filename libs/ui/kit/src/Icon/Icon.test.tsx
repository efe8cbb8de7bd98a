import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChevronEndIcon, SearchIcon } from './Icons.tsx';

it('says nothing to screen readers and hands on class and ref', () => {
  const ref = { current: null as SVGSVGElement | null };
  render(<SearchIcon ref={ref} className="mine" data-part="lead" />);
  expect(ref.current?.getAttribute('aria-hidden')).toBe('true');
  expect(ref.current?.classList.contains('mine')).toBe(true);
  expect(ref.current?.dataset['part']).toBe('lead');
});

it('turns round only what points along the line', () => {
  const { container } = render(
    <>
      <ChevronEndIcon />
      <SearchIcon />
    </>,
  );
  const [chevron, glass] = container.querySelectorAll('svg');
  expect(chevron?.dataset['directional']).toBe('');
  expect(glass?.dataset['directional']).toBeUndefined();
});
