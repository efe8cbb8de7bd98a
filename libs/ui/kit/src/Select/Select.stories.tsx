import { Select, type SelectProps } from './Select.tsx';

const meta = {
  title: 'Kit/Select',
  component: Select,
  args: {
    label: 'Source',
    defaultValue: 'G',
    options: [
      { value: 'all', label: 'All Sources' },
      { value: 'G', label: 'Guru Granth Sahib Ji' },
      { value: 'A', label: 'Amrit Keertan', unavailable: 'Not available on this site' },
    ],
  },
};
export default meta;

export const Plain = {};
export const HiddenLabel = { args: { isLabelHidden: true } satisfies Partial<SelectProps> };
