import { ThemePicker, type ThemePickerProps } from './ThemePicker.tsx';

const meta = {
  title: 'Reader/Theme picker',
  component: ThemePicker,
  args: { chosen: 'system', onChoose: () => undefined } satisfies ThemePickerProps,
};
export default meta;

export const AsOnThisDevice = {};
export const Chosen = { args: { chosen: 'sepia' } satisfies Partial<ThemePickerProps> };
