import { useState } from 'react';
import { Stepper, type StepperProps } from './Stepper.tsx';

const meta = {
  title: 'Kit/Stepper',
  component: Stepper,
  args: {
    label: 'Font size',
    value: 22,
    min: 12,
    max: 40,
    step: 2,
    formatValue: (value: number) => `${String(value)} px`,
    onChange: () => undefined,
  },
  render: function Held(args: StepperProps) {
    const [value, setValue] = useState(args.value);
    return <Stepper {...args} value={value} onChange={setValue} />;
  },
};
export default meta;

export const Middle = {};
export const AtLeast = { args: { value: 12 } satisfies Partial<StepperProps> };
export const AtMost = { args: { value: 40 } satisfies Partial<StepperProps> };
