import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as actions from './ActionIcons.tsx';
import * as audio from './AudioIcons.tsx';
import * as controls from './Icons.tsx';
import { ChevronEndIcon, SearchIcon } from './Icons.tsx';
import * as places from './PlaceIcons.tsx';

it('icons are hidden from screen readers and forward class and ref', () => {
  const ref = { current: null as SVGSVGElement | null };
  render(<SearchIcon ref={ref} className="mine" data-part="lead" />);
  expect(ref.current?.getAttribute('aria-hidden')).toBe('true');
  expect(ref.current?.classList.contains('mine')).toBe(true);
  expect(ref.current?.dataset['part']).toBe('lead');
});

it('only directional icons are mirrored', () => {
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

it('all icons differ and share the same base', () => {
  const names = new Map<string, string>();
  for (const [name, Icon] of Object.entries({ ...controls, ...actions, ...places, ...audio })) {
    const drawing = render(<Icon />).container.querySelector('svg');
    expect(drawing?.getAttribute('viewBox'), name).toBe('0 0 24 24');
    expect(names.get(drawing?.innerHTML ?? ''), name).toBeUndefined();
    names.set(drawing?.innerHTML ?? '', name);
  }
  expect(names.size).toBeGreaterThan(40);
});
