import { MenuIcon, MoonIcon } from '../Icon/Icons.tsx';
import { eventually, type StoryPlay } from '../testing/storyPlay.ts';
import { Menu, type MenuProps } from './Menu.tsx';

const meta = {
  title: 'Kit/Menu',
  component: Menu,
  args: {
    label: 'Index',
    items: [
      { label: 'Sundar Gutka', href: '#sundar-gutka' },
      { label: 'Amrit Keertan', href: '#amrit-keertan' },
      { label: 'Sri Guru Granth Sahib Ji', href: '#granth' },
      { label: 'Dark mode', icon: <MoonIcon />, onSelect: () => undefined },
    ],
  },
};
export default meta;

export const Closed = {};
export const AnIcon = { args: { label: 'Main', icon: <MenuIcon /> } satisfies Partial<MenuProps> };

const hasFocus = (label: string) => () => document.activeElement?.textContent === label;

export const ByKeyboard = {
  play: async ({ canvas, userEvent }: StoryPlay) => {
    const button = canvas.getByRole('button', { name: 'Index' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    const list = await canvas.findByRole('group', { name: 'Index' });
    await eventually('it opens at its first item', hasFocus('Sundar Gutka'));
    await userEvent.keyboard('{ArrowDown}');
    await eventually('it moves down', hasFocus('Amrit Keertan'));
    await userEvent.keyboard('{End}');
    await eventually('it moves to the end', hasFocus('Dark mode'));
    await userEvent.keyboard('{ArrowDown}');
    await eventually('it wraps around', hasFocus('Sundar Gutka'));
    await userEvent.keyboard('sr');
    await eventually('it finds letters', hasFocus('Sri Guru Granth Sahib Ji'));
    // Simulates Escape, because a script can't press the real key.
    list.hidePopover();
    await eventually('it is closed', () => !list.matches(':popover-open'));
    await eventually('the focus is back', () => document.activeElement === button);
  },
};

/** Next to its button and inside the window. */
export const Open = {
  play: async ({ canvas, userEvent }: StoryPlay) => {
    const button = canvas.getByRole('button', { name: 'Index' });
    await userEvent.click(button);
    const list = await canvas.findByRole('group', { name: 'Index' });
    await eventually('it is open', () => list.matches(':popover-open'));
    const [at, of] = [list.getBoundingClientRect(), button.getBoundingClientRect()];
    const isRightToLeft = getComputedStyle(button).direction === 'rtl';
    const aside = isRightToLeft ? at.right - of.right : at.left - of.left;
    await eventually(
      'the list is below the button',
      () => Math.abs(at.top - of.bottom) < 2 && Math.abs(aside) < 2,
    );
  },
};

export const AnItemClosesIt = {
  play: async ({ canvas, userEvent }: StoryPlay) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Index' }));
    const list = await canvas.findByRole('group', { name: 'Index' });
    await userEvent.click(canvas.getByRole('button', { name: 'Dark mode' }));
    await eventually('it is closed', () => !list.matches(':popover-open'));
  },
};
