import { useState } from 'react';
import { Slider, type SliderProps } from './Slider.tsx';

const meta = {
  title: 'Kit/Slider',
  component: Slider,
  args: {
    label: 'Auto scroll',
    value: 40,
    min: 0,
    max: 100,
    formatValue: (value: number) => `${String(value)} %`,
    onChange: () => undefined,
  },
  render: function Held(args: SliderProps) {
    const [value, setValue] = useState(args.value);
    return <Slider {...args} value={value} onChange={setValue} />;
  },
};
export default meta;

export const Middle = {};
export const AtLeast = { args: { value: 0 } satisfies Partial<SliderProps> };
export const Disabled = { args: { disabled: true } satisfies Partial<SliderProps> };
