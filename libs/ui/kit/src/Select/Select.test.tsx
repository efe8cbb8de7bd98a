import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Select } from './Select.tsx';

const options = [
  { value: 'all', label: 'All Sources' },
  { value: 'G', label: 'Guru Granth Sahib Ji' },
  { value: 'A', label: 'Amrit Keertan', isDisabled: true },
];

it('is named by its label and says what was chosen', async () => {
  const handleChange = vi.fn();
  render(
    <Select
      label="Source"
      options={options}
      defaultValue="all"
      onChange={(event) => {
        handleChange(event.target.value);
      }}
    />,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Source' }), 'G');
  expect(handleChange).toHaveBeenCalledExactlyOnceWith('G');
});

it('offers what cannot be chosen as disabled', () => {
  render(<Select label="Source" options={options} />);
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Amrit Keertan' }).disabled).toBe(true);
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'All Sources' }).disabled).toBe(false);
});
