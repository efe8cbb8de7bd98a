import { Progress, type ProgressProps } from './Progress.tsx';

const meta = { title: 'Kit/Progress', component: Progress, args: { label: 'Keeping for reading offline' } };
export default meta;

export const Indeterminate = {};
export const Halfway = {
  args: { value: 20, max: 40, valueText: '20 of 40 files' } satisfies Partial<ProgressProps>,
};
export const Done = { args: { value: 1 } satisfies Partial<ProgressProps> };
export const HiddenLabel = { args: { value: 0.3, isLabelHidden: true } satisfies Partial<ProgressProps> };
