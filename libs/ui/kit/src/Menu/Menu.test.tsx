import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { MenuIcon } from '../Icon/Icons.tsx';
import { Menu } from './Menu.tsx';

// How it opens and closes is the browser's own: the stories ask a real one.
it('ties its button to its list, whose items are links and buttons', async () => {
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

it('keeps its name where an icon is drawn', () => {
  render(<Menu label="Main" icon={<MenuIcon />} items={[]} />);
  expect(screen.getByRole('button', { name: 'Main' })).toBeTruthy();
});
