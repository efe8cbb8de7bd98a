import { Button } from '../Button/Button.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { eventually, type StoryPlay } from '../testing/storyPlay.ts';
import { Toolbar } from './Toolbar.tsx';

const meta = {
  title: 'Kit/Toolbar',
  component: Toolbar,
  args: {
    label: 'Tools',
    children: [
      <Button key="display">Display</Button>,
      <a key="random" href="#random">
        Random
      </a>,
      <Menu key="copy" label="Copy as" items={[{ label: 'Text', onSelect: () => undefined }]} />,
    ],
  },
};
export default meta;

export const Resting = {};

export const ByKeyboard = {
  play: async ({ canvas, userEvent }: StoryPlay) => {
    canvas.getByRole('button', { name: 'Display' }).focus();
    await userEvent.keyboard('{End}');
    const menu = canvas.getByRole('button', { name: 'Copy as' });
    await eventually('the focus is on the last control', () => document.activeElement === menu);
    await userEvent.keyboard('{ArrowDown}');
    await eventually('the focus is in the menu', () => document.activeElement?.textContent === 'Text');
  },
};
