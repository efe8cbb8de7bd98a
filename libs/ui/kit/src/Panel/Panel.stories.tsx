import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { eventually, type StoryPlay } from '../testing/storyPlay.ts';
import { Panel, type PanelProps } from './Panel.tsx';

const meta = {
  title: 'Kit/Panel',
  component: Panel,
  args: {
    title: 'Multi-view',
    isOpen: true,
    onClose: () => undefined,
    children: <Switch label="Split view" />,
  },
  render: function Held(args: PanelProps) {
    const [isOpen, setIsOpen] = useState(args.isOpen);
    return (
      <>
        <Button
          onClick={() => {
            setIsOpen(!isOpen);
          }}
        >
          Multi View
        </Button>
        <Panel
          {...args}
          isOpen={isOpen}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      </>
    );
  },
};
export default meta;

export const Open = {};
export const Closed = { args: { isOpen: false } satisfies Partial<PanelProps> };
export const LeavesThePageInReach = {
  args: { isOpen: false },
  play: async ({ canvas, userEvent }: StoryPlay) => {
    const button = canvas.getByRole('button', { name: 'Multi View' });
    await userEvent.click(button);
    const panel = await canvas.findByRole('dialog', { name: 'Multi-view' });
    await eventually('it has the focus', () => panel.contains(document.activeElement));
    await eventually('it is not modal', () => !panel.matches(':modal'));
    await userEvent.keyboard('{Escape}');
    await eventually('it is closed', () => canvas.queryByRole('dialog') === null);
    await eventually('the focus is back', () => document.activeElement === button);
  },
};
