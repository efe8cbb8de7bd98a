import { Switch, type SwitchProps } from './Switch.tsx';

const meta = { title: 'Kit/Switch', component: Switch, args: { label: 'Larivaar' } };
export default meta;

export const Off = {};
export const On = { args: { defaultChecked: true } satisfies Partial<SwitchProps> };
export const WithHint = { args: { hint: 'Words are written together' } satisfies Partial<SwitchProps> };
export const Disabled = {
  args: { label: 'Larivaar assist', disabled: true } satisfies Partial<SwitchProps>,
};
export const DisabledOn = {
  args: { label: 'Larivaar assist', disabled: true, defaultChecked: true } satisfies Partial<SwitchProps>,
};
export const RightToLeft = {
  render: (args: SwitchProps) => (
    <div dir="rtl">
      <Switch {...args} defaultChecked />
    </div>
  ),
};
