import { Button, type ButtonProps } from './Button.tsx';

const meta = { title: 'Kit/Button', component: Button, args: { children: 'Search' } };
export default meta;

export const Quiet = {};
export const Primary = { args: { variant: 'primary' } satisfies Partial<ButtonProps> };
export const QuietDisabled = { args: { disabled: true } satisfies Partial<ButtonProps> };
export const Disabled = { args: { variant: 'primary', disabled: true } satisfies Partial<ButtonProps> };
