import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { MenuIcon } from '../Icon/Icons.tsx';
import { createTypeahead, Menu } from './Menu.tsx';

// Opening and closing are native, so the stories test them in a real browser.
it('Menu connects its button to a list of links and buttons', async () => {
  const handleSelect = vi.fn();
  render(
    <Menu
      label="Index"
      items={[
        { label: 'Sundar Gutka', href: '/sundar-gutka' },
        { label: 'Dark mode', onSelect: handleSelect },
      ]}
    />,
  );
  const button = screen.getByRole('button', { name: 'Index' });
  const list = screen.getByRole('group', { hidden: true });
  expect(button.getAttribute('popovertarget')).toBe(list.id);
  const link = screen.getByRole('link', { hidden: true });
  expect(link.getAttribute('href')).toBe('/sundar-gutka');
  await userEvent.click(screen.getByText('Dark mode'));
  expect(handleSelect).toHaveBeenCalledOnce();
});

it('Menu keeps its name with an icon', () => {
  render(<Menu label="Main" icon={<MenuIcon />} items={[]} />);
  expect(screen.getByRole('button', { name: 'Main' })).toBeTruthy();
});

const labels = ['Hukamnama', 'Help', 'Index', 'Sync', 'Search', 'ਸੁਖਮਨੀ'];

it('createTypeahead finds the item that starts with the typed letters', () => {
  let time = 0;
  const find = createTypeahead(() => time);
  expect(find('s', labels, -1)).toBe(3);
  expect(find('e', labels, 3)).toBe(4);
  time += 501;
  expect(find('ਸ', labels, 4)).toBe(5);
  time += 501;
  expect(find('x', labels, 5)).toBeNull();
});

it('createTypeahead moves to the next match on a repeated letter', () => {
  const find = createTypeahead(() => 0);
  expect(find('H', labels, -1)).toBe(0);
  expect(find('h', labels, 0)).toBe(1);
  expect(find('h', labels, 1)).toBe(0);
});
