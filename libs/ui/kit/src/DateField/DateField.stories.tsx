import { eventually, type StoryPlay } from '../testing/storyPlay.ts';
import { DateField, type DateFieldProps } from './DateField.tsx';

const meta = {
  title: 'Kit/DateField',
  component: DateField,
  args: {
    label: 'Hukamnama of',
    defaultValue: '2024-01-31',
    min: '2002-01-01',
    max: '2026-03-10',
    rangeError: 'Choose a date from January 1, 2002 to March 10, 2026.',
  },
};
export default meta;

export const Chosen = {};
export const Empty = { args: { defaultValue: '' } satisfies Partial<DateFieldProps> };
export const Disabled = { args: { disabled: true } satisfies Partial<DateFieldProps> };

export const OutOfRange = {
  args: { defaultValue: '2026-03-11' } satisfies Partial<DateFieldProps>,
  play: async ({ canvas, userEvent }: StoryPlay) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Hukamnama of');
    field.reportValidity();
    await canvas.findByRole('alert');
    await eventually('the field has the focus', () => document.activeElement === field);
    await userEvent.clear(field);
    await userEvent.type(field, '2024-01-30');
    await eventually('the error is gone', () => canvas.queryByRole('alert') === null);
  },
};
