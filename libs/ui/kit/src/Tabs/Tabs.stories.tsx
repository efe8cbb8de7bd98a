import { useState } from 'react';
import { eventually, type StoryPlay } from '../testing/storyPlay.ts';
import { Tabs, type TabsProps } from './Tabs.tsx';

const meta = {
  title: 'Kit/Tabs',
  component: Tabs,
  args: {
    label: 'Index',
    selected: 'banis',
    onSelect: () => undefined,
    tabs: [
      { id: 'banis', label: 'Banis', content: <p>The banis of the day.</p> },
      { id: 'raags', label: 'Raags', content: <p>The raags in their order.</p> },
      { id: 'writers', label: 'Writers', content: <p>The writers by name.</p> },
    ],
  },
  render: function Held(args: TabsProps) {
    const [selected, setSelected] = useState(args.selected);
    return <Tabs {...args} selected={selected} onSelect={setSelected} />;
  },
};
export default meta;

export const First = {};
export const Last = { args: { selected: 'writers' } satisfies Partial<TabsProps> };
export const RightToLeft = {
  decorators: [
    (Story: () => React.ReactNode) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }: StoryPlay) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await eventually('the next tab is to the left', () => document.activeElement?.textContent === 'Raags');
    canvas.getByRole('tab', { name: 'Raags', selected: true });
  },
};
