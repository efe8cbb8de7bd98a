import { SettingsIcon } from '../Icon/Icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { eventually, type StoryPlay } from '../testing/storyPlay.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Kit/Tooltip',
  component: Tooltip,
  args: {
    text: 'Fonts, translations, visraams',
    children: (describedBy: string) => (
      <IconButton label="Settings" aria-describedby={describedBy}>
        <SettingsIcon />
      </IconButton>
    ),
  },
};
export default meta;

export const Hidden = {};
export const OnFocus = {
  play: async ({ canvas, userEvent }: StoryPlay) => {
    await userEvent.tab();
    await canvas.findByRole('tooltip', {}, { timeout: 3000 });
    await userEvent.keyboard('{Escape}');
    await eventually('Escape hides it', () => canvas.queryByRole('tooltip') === null);
  },
};
export const OnHover = {
  play: async ({ canvas, userEvent }: StoryPlay) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Settings' }));
    await canvas.findByRole('tooltip', {}, { timeout: 3000 });
  },
};
