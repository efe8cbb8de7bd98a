import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { moveItem } from './useSortable.ts';
import { SortableList, type SortableListProps } from './SortableList.tsx';

const three = ['Japji', 'Rehras', 'Sohila'].map((label) => ({ id: label.toLowerCase(), label }));

function Banis(props: Partial<SortableListProps>) {
  const [items, setItems] = useState(three);
  return (
    <SortableList
      label="Banis"
      items={items}
      {...props}
      onMove={(from, to) => {
        setItems(moveItem(items, from, to));
        props.onMove?.(from, to);
      }}
      onRemove={(id) => {
        setItems(items.filter((item) => item.id !== id));
        props.onRemove?.(id);
      }}
    />
  );
}

function setup(props: Partial<SortableListProps> = {}) {
  const handleMove = vi.fn();
  render(<Banis onMove={handleMove} {...props} />);
  return { handleMove };
}

const button = (name: string) => screen.getByRole('button', { name });
const order = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const said = () => screen.getByRole('status').textContent;

it('SortableList moves items by buttons, which keep the focus and stop at the ends', async () => {
  const { handleMove } = setup();
  await userEvent.click(button('Move down: Japji'));
  expect(handleMove.mock.calls).toEqual([[0, 1]]);
  expect(order()).toEqual(['Rehras', 'Japji', 'Sohila']);
  expect(said()).toBe('Japji is now 2 of 3.');
  expect(document.activeElement).toBe(button('Move down: Japji'));
  await userEvent.keyboard('{Enter}');
  expect(order()).toEqual(['Rehras', 'Sohila', 'Japji']);
  expect(button('Move down: Japji').getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button('Move down: Japji'));
  await userEvent.keyboard('{Enter}');
  expect(handleMove).toHaveBeenCalledTimes(2);
  await userEvent.click(button('Move up: Japji'));
  expect(order()).toEqual(['Rehras', 'Japji', 'Sohila']);
});

it('SortableList lifts, moves and drops by keyboard, reporting a single move', async () => {
  const { handleMove } = setup();
  const handle = button('Reorder: Sohila');
  expect(document.getElementById(handle.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'Space',
  );
  handle.focus();
  await userEvent.keyboard(' ');
  expect(handle.getAttribute('aria-pressed')).toBe('true');
  expect(said()).toBe('Lifted Sohila, 3 of 3.');
  await userEvent.keyboard('{ArrowDown}{ArrowUp}');
  expect(said()).toBe('Sohila is now 2 of 3.');
  await userEvent.keyboard('{Home}');
  expect(order()).toEqual(['Sohila', 'Japji', 'Rehras']);
  expect(handleMove).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(handle);
  await userEvent.keyboard('{Enter}');
  expect(said()).toBe('Dropped Sohila, 1 of 3.');
  expect(handleMove.mock.calls).toEqual([[2, 0]]);
  expect(order()).toEqual(['Sohila', 'Japji', 'Rehras']);
  expect(document.activeElement).toBe(handle);
  expect(handle.getAttribute('aria-pressed')).toBe('false');
});

it.each(['{Escape}', '{Tab}'])('SortableList puts the lifted item back on %s', async (key) => {
  const { handleMove } = setup();
  button('Reorder: Japji').focus();
  await userEvent.keyboard('{Enter}{ArrowDown}');
  expect(order()).toEqual(['Rehras', 'Japji', 'Sohila']);
  await userEvent.keyboard(key);
  expect(order()).toEqual(['Japji', 'Rehras', 'Sohila']);
  expect(said()).toBe('Japji stays 1 of 3.');
  expect(handleMove).not.toHaveBeenCalled();
});

it('SortableList ignores arrows and Escape if nothing is lifted', async () => {
  const { handleMove } = setup();
  button('Reorder: Japji').focus();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(order()).toEqual(['Japji', 'Rehras', 'Sohila']);
  expect(said()).toBe('');
  expect(handleMove).not.toHaveBeenCalled();
});

it('SortableList drops the lifted item if the list changes', async () => {
  const handleMove = vi.fn();
  const { rerender } = render(<SortableList label="Banis" items={three} onMove={handleMove} />);
  const handle = button('Reorder: Rehras');
  handle.focus();
  await userEvent.keyboard(' {End}');
  expect(order()).toEqual(['Japji', 'Sohila', 'Rehras']);
  rerender(<SortableList label="Banis" items={three.slice(1)} onMove={handleMove} />);
  expect(order()).toEqual(['Rehras', 'Sohila']);
  expect(handle.getAttribute('aria-pressed')).toBe('false');
  expect(handleMove).not.toHaveBeenCalled();
});

it('SortableList focuses the item after a removed one, or the empty list', async () => {
  const handleRemove = vi.fn();
  setup({ onRemove: handleRemove });
  await userEvent.click(button('Remove: Sohila'));
  expect(handleRemove).toHaveBeenCalledExactlyOnceWith('sohila');
  expect(said()).toBe('Removed Sohila.');
  expect(document.activeElement).toBe(button('Reorder: Rehras'));
  await userEvent.click(button('Remove: Japji'));
  expect(document.activeElement).toBe(button('Reorder: Rehras'));
  await userEvent.click(button('Remove: Rehras'));
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Banis' }));
});

it('SortableList uses the given content and texts', async () => {
  const items = three.map((item) => ({ ...item, content: <b>{item.label} Sahib</b> }));
  render(
    <SortableList
      label="Banis"
      items={items}
      words={{
        moveDown: (label) => `ਹੇਠਾਂ: ${label}`,
        moved: (label, position, count) => `${label} ${String(position)}/${String(count)}`,
      }}
      onMove={() => undefined}
    />,
  );
  expect(order()[0]).toBe('Japji Sahib');
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  await userEvent.click(button('ਹੇਠਾਂ: Japji'));
  expect(said()).toBe('Japji 2/3');
});
