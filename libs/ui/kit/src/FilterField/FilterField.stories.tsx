import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import type { StoryPlay } from '../testing/storyPlay.ts';
import { FilterField, type FilterFieldProps } from './FilterField.tsx';

const RAAGS = ['Aasaa', 'Gauree', 'Maajh', 'Raamkalee', 'Soohee'];

const meta = {
  title: 'Kit/Filter field',
  component: FilterField,
  args: { label: 'Find a raag', value: '', status: null, onChange: () => undefined },
  render: function Held(args: FilterFieldProps) {
    const [value, setValue] = useState(args.value);
    const found = RAAGS.filter((raag) => raag.toLowerCase().includes(value.toLowerCase())).length;
    return (
      <FilterField
        {...args}
        value={value}
        status={value === '' ? null : `${String(found)} of ${String(RAAGS.length)} raags`}
        onChange={setValue}
      >
        {found === 0 && (
          <Button
            onClick={() => {
              setValue('');
            }}
          >
            Show all raags
          </Button>
        )}
      </FilterField>
    );
  },
};
export default meta;

export const Empty = {};
export const WithHint = {
  args: { hint: 'By its name, in Latin letters' } satisfies Partial<FilterFieldProps>,
};
export const Typed = {
  play: async ({ canvas, userEvent }: StoryPlay) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a raag' }), 'aa');
  },
};
export const NothingLeft = { args: { value: 'xyz' } satisfies Partial<FilterFieldProps> };
