import { MoonIcon } from '../Icon/Icons.tsx';
import { IconButton, type IconButtonProps } from './IconButton.tsx';

const meta = {
  title: 'Kit/IconButton',
  component: IconButton,
  args: { label: 'Dark mode', children: <MoonIcon /> },
};
export default meta;

export const Plain = {};
export const Outlined = { args: { variant: 'outlined' } satisfies Partial<IconButtonProps> };
export const Pressed = { args: { 'aria-pressed': true } satisfies Partial<IconButtonProps> };
export const Disabled = { args: { disabled: true } satisfies Partial<IconButtonProps> };
