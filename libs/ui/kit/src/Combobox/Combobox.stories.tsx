import { useState } from 'react';
import { eventually, type StoryPlay } from '../testing/storyPlay.ts';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

const meta = {
  title: 'Kit/Combobox',
  component: Combobox,
  args: {
    label: 'Writer',
    value: null,
    onChange: () => undefined,
    options: [
      { value: '1', label: 'Guru Nanak Dev Ji' },
      { value: '5', label: 'Guru Arjan Dev Ji' },
      { value: '8', label: 'Bhagat Kabeer Ji' },
      { value: '9', label: 'ਭਗਤ ਰਵਿਦਾਸ ਜੀ', lang: 'pa-Guru' },
    ],
  },
  render: function Held(args: ComboboxProps) {
    const [value, setValue] = useState(args.value);
    return <Combobox {...args} value={value} onChange={setValue} />;
  },
};
export default meta;

export const Closed = {};
export const Chosen = { args: { value: '5' } satisfies Partial<ComboboxProps> };
export const Disabled = { args: { value: '5', disabled: true } satisfies Partial<ComboboxProps> };
export const Open = {
  play: async ({ canvas, userEvent }: StoryPlay) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Writer' }), 'guru');
    await userEvent.keyboard('{ArrowDown}');
    await eventually('two are left', () => canvas.getAllByRole('option').length === 2);
  },
};
export const NothingFound = {
  play: async ({ canvas, userEvent }: StoryPlay) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Writer' }), 'xyz');
    await canvas.findByText('Nothing found');
  },
};
