import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Select } from './Select.tsx';

const options = [
  { value: 'all', label: 'All Sources' },
  { value: 'G', label: 'Guru Granth Sahib Ji' },
  { value: 'A', label: 'Amrit Keertan', unavailable: 'Not available on this site' },
];

it('Select has its label as name and reports the chosen option', async () => {
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

it('Select shows unavailable options as disabled and says so, also in the chosen one', () => {
  render(<Select label="Source" options={options} defaultValue="A" />);
  const missing = screen.getByRole<HTMLOptionElement>('option', {
    name: 'Amrit Keertan – Not available on this site',
  });
  expect([missing.disabled, missing.selected]).toEqual([true, true]);
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'All Sources' }).disabled).toBe(false);
});
